import type { System } from "../system.ts";
import { printable } from "./printable.ts";
import { columnsOf } from "./screen.ts";
import { cut } from "./width.ts";

/** To the first column, and erase the line (ECMA-48). */
const ERASE = "\r\u001b[2K";

/** A line of standard error that is written over; silent where no person reads it. */
export class StatusLine {
  readonly #system: System;
  #isShown = false;

  constructor(system: System) {
    this.#system = system;
    system.interrupted.addEventListener("abort", () => this.clear());
  }

  get isVisible(): boolean {
    return this.#system.isErrorTerminal && this.#system.env.TERM !== "dumb";
  }

  show(text: string): void {
    if (!this.isVisible) return;
    // A full last column would begin the next line.
    const line = cut(printable(text), columnsOf(this.#system) - 1);
    this.#system.writeError(ERASE + line);
    this.#isShown = true;
  }

  clear(): void {
    if (this.#isShown) this.#system.writeError(ERASE);
    this.#isShown = false;
  }
}
