// Draws a step over the grid: the cells of its pattern, candidates that count and those that go, and
// the links of its chains. Shapes tell what colours tell: circles stay, crosses go, squares are put
// in; strong links are solid, weak ones dashed.
import type { ChainNode, Step } from "./answers";

const svgNamespace = "http://www.w3.org/2000/svg";

type Attributes = Record<string, string | number>;

function element(name: string, attributes: Attributes): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Columns of small places that a cell has for its candidates. */
export function places(size: number): number {
  return Math.ceil(Math.sqrt(size));
}

interface Point {
  x: number;
  y: number;
}

export class Drawing {
  readonly root = element("svg", { class: "drawing", "aria-hidden": "true" });
  private size = 9;

  clear(): void {
    this.root.replaceChildren();
  }

  draw(step: Step, size: number): void {
    this.size = size;
    this.root.setAttribute("viewBox", `0 0 ${size} ${size}`);
    this.clear();
    this.root.append(this.arrowHead());
    for (const house of [...step.base, ...step.cover]) this.house(house, step.base.includes(house));
    const isPlaced = (at: number, digit: number): boolean =>
      step.placements.some(({ cell, digits }) => cell === at && digits.includes(digit));
    for (const { cell, role, digits } of step.pattern) {
      this.cell(cell, role);
      // Its square says more, and two colours over one digit would hide it.
      for (const digit of digits) if (!isPlaced(cell, digit)) this.candidate(cell, digit, "keeps");
    }
    for (const chain of step.chains) this.chain(chain);
    for (const { cell, digits } of step.eliminations)
      for (const digit of digits) this.cross(cell, digit);
    for (const { cell, digits } of step.placements)
      for (const digit of digits) this.square(cell, digit);
  }

  private arrowHead(): SVGElement {
    const marker = element("marker", {
      id: "arrow-head",
      viewBox: "0 0 6 6",
      refX: 5,
      refY: 3,
      markerWidth: 5,
      markerHeight: 5,
      orient: "auto",
    });
    marker.append(element("path", { d: "M0 0 6 3 0 6z", class: "arrow-head" }));
    return marker;
  }

  private corner(cell: number): Point {
    return { x: cell % this.size, y: Math.floor(cell / this.size) };
  }

  private point(cell: number, digit: number): Point {
    const columns = places(this.size);
    const { x, y } = this.corner(cell);
    return {
      x: x + (((digit - 1) % columns) + 0.5) / columns,
      y: y + (Math.floor((digit - 1) / columns) + 0.5) / columns,
    };
  }

  private radius(): number {
    return 0.42 / places(this.size);
  }

  private add(name: string, attributes: Attributes): void {
    this.root.append(element(name, attributes));
  }

  /** A row or a column; boxes are told by their cells. */
  private house(house: number, base: boolean): void {
    if (house >= 2 * this.size) return;
    const row = house < this.size;
    const index = house % this.size;
    this.add("rect", {
      x: (row ? 0 : index) + 0.04,
      y: (row ? index : 0) + 0.04,
      width: row ? this.size - 0.08 : 0.92,
      height: row ? 0.92 : this.size - 0.08,
      class: base ? "house base" : "house cover",
    });
  }

  private cell(cell: number, role: string): void {
    const { x, y } = this.corner(cell);
    this.add("rect", {
      x: x + 0.05,
      y: y + 0.05,
      width: 0.9,
      height: 0.9,
      rx: role === "extra" ? 0.3 : 0.05,
      class: `cell ${role}`,
    });
  }

  private candidate(cell: number, digit: number, kind: string): void {
    const { x, y } = this.point(cell, digit);
    this.add("circle", { cx: x, cy: y, r: this.radius(), class: `candidate ${kind}` });
  }

  private square(cell: number, digit: number): void {
    const { x, y } = this.point(cell, digit);
    const half = this.radius();
    this.add("rect", {
      x: x - half,
      y: y - half,
      width: 2 * half,
      height: 2 * half,
      class: "candidate placed",
    });
  }

  private cross(cell: number, digit: number): void {
    const { x, y } = this.point(cell, digit);
    const half = this.radius() * 0.8;
    this.add("path", {
      d: `M${x - half} ${y - half}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`,
      class: "candidate goes",
    });
  }

  private chain(chain: ChainNode[]): void {
    for (const node of chain) {
      this.candidate(node.cell, node.digit, node.on ? "on" : "off");
      for (const parent of node.parents) {
        const from = chain[parent];
        if (from) this.link(from, node);
      }
    }
  }

  /** An arc, so that links in one row can be told apart. From off to on is a strong link. */
  private link(from: ChainNode, to: ChainNode): void {
    const a = this.point(from.cell, from.digit);
    const b = this.point(to.cell, to.digit);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return;
    const cut = this.radius() / length;
    const start = { x: a.x + (b.x - a.x) * cut, y: a.y + (b.y - a.y) * cut };
    const end = { x: b.x - (b.x - a.x) * cut, y: b.y - (b.y - a.y) * cut };
    const bend = length > 1.5 ? 0.12 : 0.05;
    const middle = {
      x: (start.x + end.x) / 2 - (b.y - a.y) * bend,
      y: (start.y + end.y) / 2 + (b.x - a.x) * bend,
    };
    this.add("path", {
      d: `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`,
      class: !from.on && to.on ? "link strong" : "link weak",
      "marker-end": "url(#arrow-head)",
    });
  }
}
