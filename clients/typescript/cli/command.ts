import type { Foyer } from "../foyer.ts";
import type { Timing } from "../timing.ts";
import type { Settings } from "./option.ts";
import type { System } from "./system.ts";
import type { Shape } from "./table/shape.ts";

/** Arguments of a command, and the system that it may use. */
export interface CommandContext {
  /** Created on first use: help needs no address. */
  readonly foyer: Foyer;
  operands: readonly string[];
  settings: Settings;
  system: System;
  /** The clock. A person sees its waits. */
  timing: Timing;
  /** All commands, for help and the manual page. */
  commands: readonly Command[];
}

/** A command. Parsing, help, manual page and completion derive from it. */
export interface Command {
  /** One word or two. */
  name: string;
  /**
   * Operands after the name. Optional ones are in brackets. `…` marks a last
   * one that may be repeated.
   */
  operands: readonly string[];
  /** Options beside those of every command. */
  options: readonly string[];
  summary: string;
  examples: readonly string[];
  /** Values of operands, for completion. */
  choices?: readonly string[];
  /**
   * Structure of its JSON. A command without it prints the text or bytes that
   * `run` returns, or prints its output itself.
   */
  answer?: Shape | ((settings: Settings) => Shape);
  run(context: CommandContext): unknown;
}

/** The exit code of a command that has printed its output itself. */
export class Exit {
  readonly exitCode: number;

  constructor(exitCode: number) {
    this.exitCode = exitCode;
  }
}
