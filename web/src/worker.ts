// Answers the questions that may take long, one after the other.
import type { Cells } from "./engine";
import { Engine } from "./engine";
import { loadCatalog, loadLateCatalog, translateTemplate } from "./languages";
import wasm from "../build/engine.wasm?url";

export interface Request {
  id: number;
  question: string;
  parameters: {
    cells?: Cells;
    text?: string;
    most?: number;
    level?: number;
    seed?: [number, number];
    technique?: number;
    language?: string;
  };
}

const loading = Engine.load(wasm);

let language = "en";
let hasAll = true; // of what is said in the language

async function answer(engine: Engine, { question, parameters }: Request): Promise<unknown> {
  if (question === "speak") {
    language = parameters.language ?? "en";
    hasAll = false;
    await loadCatalog(language);
    engine.speak(translateTemplate);
    return null;
  }
  if (!hasAll && (question === "read" || question === "technique")) {
    await loadLateCatalog(language);
    hasAll = true;
  }
  if (parameters.cells) engine.putCells(parameters.cells);
  if (question === "read")
    engine.function("page_read")(engine.putText(parameters.text ?? ""), parameters.most ?? 1);
  else if (question === "generate")
    engine.function("page_generate")(parameters.level ?? 0, ...(parameters.seed ?? [0, 0]));
  else if (question === "technique") engine.function("page_technique")(parameters.technique ?? 0);
  else engine.function(`page_${question}`)();
  return engine.answer();
}

// A question waits for the one before it, so that a language is there before it is spoken.
let turn: Promise<void> = Promise.resolve();

addEventListener("message", (event: MessageEvent<Request>) => {
  turn = turn.then(async () => {
    const { id } = event.data;
    try {
      postMessage({ id, answer: await answer(await loading, event.data) });
    } catch (error) {
      postMessage({ id, error: String(error) });
    }
  });
});
