// Asks the worker. A question can be given up: the worker is then ended and begun anew.
import type { Questions } from "./answers";

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The question was given up. */
export class GivenUp extends Error {}

export class Solver {
  private worker: Worker | null = null;
  private waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private language: string) {}

  /** The language of sentences from now on. */
  speak(language: string): void {
    this.language = language;
    if (this.worker) this.tell();
  }

  ask<Q extends keyof Questions>(question: Q, parameters: Questions[Q][0]): Promise<Questions[Q][1]> {
    if (!this.worker) this.begin();
    return this.post(question, parameters) as Promise<Questions[Q][1]>;
  }

  giveUp(): void {
    this.end(new GivenUp());
  }

  private end(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.reject(error);
  }

  private begin(): void {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.addEventListener("message", (event: MessageEvent) => {
      const { id, answer, error } = event.data as { id: number; answer?: unknown; error?: string };
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      // What failed may have left the engine in disorder: the next question gets a new one.
      if (error !== undefined) {
        one?.reject(new Error(error));
        this.end(new Error(error));
      } else one?.resolve(answer);
    });
    this.worker.addEventListener("error", (event) => this.end(new Error(event.message)));
    this.tell();
  }

  /** Without its language the worker speaks English, so it does not matter when this fails. */
  private tell(): void {
    this.post("speak", { language: this.language }).catch(() => undefined);
  }

  private post(question: string, parameters: object): Promise<unknown> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, question, parameters });
    });
  }
}
