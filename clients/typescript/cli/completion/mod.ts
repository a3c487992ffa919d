import type { Command } from "../command.ts";
import { bash } from "./bash.ts";
import { fish } from "./fish.ts";
import { powershell } from "./powershell.ts";
import { zsh } from "./zsh.ts";

/** A static script for each shell; none of them asks a site. */
export const SCRIPTS: ReadonlyMap<
  string,
  (commands: readonly Command[]) => string
> = new Map([
  ["bash", bash],
  ["zsh", zsh],
  ["fish", fish],
  ["powershell", powershell],
]);
