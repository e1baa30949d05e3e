// What the engine answers; see web/engine/engine.c.

export interface CellDigits {
  cell: number;
  digits: number[];
}

export interface PatternCell extends CellDigits {
  role: "base" | "extra" | "pivot" | "target";
  set: number;
}

export interface ChainNode {
  cell: number;
  digit: number;
  on: boolean;
  joined: boolean;
  parents: number[];
}

export interface Step {
  technique: number;
  name: string;
  rating: number;
  digits: number[];
  base: number[];
  cover: number[];
  pattern: PatternCell[];
  chains: ChainNode[][];
  placements: CellDigits[];
  eliminations: CellDigits[];
  text: string;
}

export type Verdict = "unknown" | "none" | "unique" | "many";

export interface ReadAnswer {
  puzzles: {
    size: number;
    values: number[];
    given: number[];
    regions: number[];
    marks?: number[];
    corners?: number[];
    title?: string;
  }[];
  faults?: { line: number; column: number; message: string }[];
}

export interface CheckAnswer {
  verdict: Verdict;
  solutions: string[];
  conflicts: string[];
  unsupported?: boolean;
}

export interface HintAnswer {
  kind:
    | "step"
    | "solved"
    | "conflict"
    | "no-solution"
    | "wrong-digit"
    | "wrong-marks"
    | "dead-end"
    | "no-step"
    | "unknown";
  texts?: [string, string, string];
  step?: Step;
  unsupported?: boolean;
}

export interface PathAnswer {
  steps: Step[];
  complete: boolean;
  verdict: Verdict;
  stopped: boolean;
  unsupported?: boolean;
}

interface Scale {
  hardest: string | null;
  atLeast: boolean;
}

export interface RateAnswer {
  verdict: Verdict;
  nonet: Scale & { level: string; grade: number };
  se: Scale & { er: number; ep: number; ed: number };
  hodoku: Scale & { level: string; score: number };
  unsupported?: boolean;
}

export interface GenerateAnswer {
  found: boolean;
  puzzle?: string;
  solution?: string;
  level?: string;
  grade?: number;
}

export interface TechniqueAnswer {
  name: string;
  text: string;
}

/** The questions that the worker takes, with their answers. */
export interface Questions {
  read: [{ text: string; most: number }, ReadAnswer];
  check: [{ cells: import("./engine").Cells }, CheckAnswer];
  hint: [{ cells: import("./engine").Cells }, HintAnswer];
  path: [{ cells: import("./engine").Cells }, PathAnswer];
  rate: [{ cells: import("./engine").Cells }, RateAnswer];
  generate: [{ level: number; seed: [number, number] }, GenerateAnswer];
  technique: [{ technique: number }, TechniqueAnswer];
}
