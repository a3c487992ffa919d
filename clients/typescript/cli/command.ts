import type { Foyer } from "../foyer.ts";
import type { Timing } from "../timing.ts";
import type { Settings } from "./option.ts";
import type { System } from "./system.ts";
import type { Shape } from "./table/shape.ts";

/** What a command works with. */
export interface CommandContext {
  /** Made when it is first asked for: help needs no address. */
  readonly foyer: Foyer;
  operands: readonly string[];
  settings: Settings;
  system: System;
  /** The clock, whose waits a person sees. */
  timing: Timing;
  /** All of them, for what is made of their table. */
  commands: readonly Command[];
}

/** One command: its help, its manual page, its completion and its parsing follow from this. */
export interface Command {
  /** One word or two. */
  name: string;
  /**
   * What follows the name; in brackets what may be missing, with `…` the last
   * one that may be repeated.
   */
  operands: readonly string[];
  /** Options beside those of every command. */
  options: readonly string[];
  summary: string;
  examples: readonly string[];
  /** What an operand may be, for completion. */
  choices?: readonly string[];
  /**
   * What its JSON is made of. A command without it prints text or bytes, which
   * is what `run` gives then, or nothing but what it has said itself.
   */
  answer?: Shape | ((settings: Settings) => Shape);
  run(context: CommandContext): unknown;
}

/** The exit code of a command that has said all itself. */
export class Exit {
  readonly exitCode: number;

  constructor(exitCode: number) {
    this.exitCode = exitCode;
  }
}
