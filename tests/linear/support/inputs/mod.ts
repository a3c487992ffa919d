import type { Input } from "../input.ts";
import { ofA2a } from "./a2a.ts";
import { ofAsk } from "./ask.ts";
import { ofHeaders, ofTargets } from "./headers.ts";
import { ofMcp } from "./mcp.ts";
import { ofOperations } from "./operations.ts";

/** Every place where a stranger may put text. */
export const inputs: Input[] = [
  ...ofOperations,
  ...ofMcp,
  ...ofAsk,
  ...ofA2a,
  ...ofHeaders,
  ...ofTargets,
];
