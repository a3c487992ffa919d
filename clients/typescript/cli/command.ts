import type { Foyer } from "../foyer.ts";
import type { Settings } from "./options.ts";
import type { System } from "./system.ts";

/** What a command works with. */
export interface Scene {
  foyer: Foyer;
  operands: readonly string[];
  settings: Settings;
  system: System;
}

/** One command: its help, its completion and its parsing follow from this. */
export interface Command {
  /** One word or two. */
  name: string;
  /** What follows the name; `…` after the last one that may be repeated. */
  operands: readonly string[];
  /** Options beside those of every command. */
  options: readonly string[];
  summary: string;
  examples: readonly string[];
  /** What an operand may be, for completion. */
  choices?: readonly string[];
  /** Prints text and not JSON. */
  isText?: boolean;
  run(scene: Scene): unknown;
}
