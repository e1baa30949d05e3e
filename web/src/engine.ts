// The engine: the C library as WebAssembly. One instance on the page holds the game, another in a
// worker answers what may take long.

/** Turns an English template into the language of the page. */
export type Translate = (english: string, plural: string | null, count: number) => string;

type Exports = { memory: WebAssembly.Memory; _initialize(): void } & Record<
  string,
  (...parameters: number[]) => number
>;

/** A puzzle or a position as it goes to the engine and comes from it. Cells are in reading order. */
export interface Cells {
  size: number;
  values: ArrayLike<number>;
  given: ArrayLike<number | boolean>;
  marks?: ArrayLike<number> | undefined;
  corners?: ArrayLike<number> | undefined;
  regions?: ArrayLike<number> | undefined;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  readonly call: Exports;
  private translate: Translate = (english, plural, count) =>
    plural !== null && count !== 1 ? plural : english;
  /** Translations that were handed to the engine before, by language and template. */
  private handed = new Map<string, number>();

  private constructor(module: WebAssembly.Module) {
    const instance = new WebAssembly.Instance(module, {
      page: {
        translate: (english: number, plural: number, count: number) =>
          this.hand(english, plural, count),
      },
      wasi_snapshot_preview1: {
        clock_time_get: (_clock: number, _precision: bigint, result: number) => {
          const now = BigInt(Math.round(performance.now() * 1e6));
          new DataView(this.call.memory.buffer).setBigUint64(result, now, true);
          return 0;
        },
        // The engine opens no files; these are only linked in.
        fd_close: () => 8,
        fd_seek: () => 8,
        fd_write: () => 8,
        fd_fdstat_get: () => 8,
        proc_exit: (code: number) => {
          throw new Error(`the engine ended with ${code}`);
        },
      },
    });
    this.call = instance.exports as unknown as Exports;
    this.call._initialize();
  }

  static async load(url: string): Promise<Engine> {
    return new Engine(await WebAssembly.compileStreaming(fetch(url)));
  }

  speak(translate: Translate): void {
    this.translate = translate;
    this.handed.clear();
  }

  function(name: string): (...parameters: number[]) => number {
    const found = this.call[name];
    if (!found) throw new Error(`the engine has no ${name}`);
    return found;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.call.memory.buffer);
  }

  /** Reads a text that ends in a NUL. */
  string(at: number): string {
    const bytes = this.bytes();
    return decoder.decode(bytes.subarray(at, bytes.indexOf(0, at)));
  }

  /** Puts a text into the engine's room for it, and returns how many bytes it has; what has no room
   * is left out. */
  putText(text: string): number {
    const room = this.bytes().subarray(
      this.function("page_text")(),
      this.function("page_text")() + this.function("page_text_size")() - 1,
    );
    return encoder.encodeInto(text, room).written;
  }

  takeText(nbytes: number): string {
    const at = this.function("page_text")();
    return decoder.decode(this.bytes().slice(at, at + nbytes));
  }

  putCells(cells: Cells): void {
    const ncells = cells.size * cells.size;
    this.function("page_begin")(cells.size);
    const values = this.function("page_values")();
    const given = this.function("page_given")();
    const regions = this.function("page_regions")();
    const marks = new Uint32Array(this.call.memory.buffer, this.function("page_marks")(), ncells);
    const corners = new Uint32Array(this.call.memory.buffer, this.function("page_corners")(), ncells);
    const bytes = this.bytes();
    for (let cell = 0; cell < ncells; cell++) {
      bytes[values + cell] = cells.values[cell] ?? 0;
      bytes[given + cell] = cells.given[cell] ? 1 : 0;
      marks[cell] = cells.marks?.[cell] ?? 0;
      corners[cell] = cells.corners?.[cell] ?? 0;
      if (cells.regions) bytes[regions + cell] = cells.regions[cell] ?? 0;
    }
  }

  /** The answer to the last question. */
  answer<T>(): T {
    return JSON.parse(this.string(this.function("page_result")())) as T;
  }

  private hand(english: number, plural: number, count: number): number {
    const one = this.string(english);
    const others = plural ? this.string(plural) : null;
    const text = this.translate(one, others, count);
    const known = this.handed.get(text);
    if (known !== undefined) return known;
    const bytes = encoder.encode(text + "\0");
    const at = this.function("page_allocate")(bytes.length);
    this.bytes().set(bytes, at);
    this.handed.set(text, at);
    return at;
  }
}
