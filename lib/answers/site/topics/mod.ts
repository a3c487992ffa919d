import { type Asked, type Topic, topicOf } from "../topic.ts";
import { ASK } from "./ask.ts";
import { BATCHES } from "./batches.ts";
import { CALLS } from "./calls.ts";
import { ERRORS } from "./errors.ts";
import { HOSTING } from "./hosting.ts";
import { KEPT } from "./kept.ts";
import { LIMITS } from "./limits.ts";
import { MAKING } from "./making.ts";
import { MCP } from "./mcp.ts";
import { READING } from "./reading.ts";
import { SURFACES } from "./surfaces.ts";
import { UPKEEP } from "./upkeep.ts";

const ASKED: Asked[] = [
  ...KEPT,
  ...LIMITS,
  ...BATCHES,
  ...CALLS,
  ...ERRORS,
  ...SURFACES,
  ...ASK,
  ...MCP,
  ...READING,
  ...HOSTING,
  ...UPKEEP,
  ...MAKING,
];

/** Everything about the site that people are known to ask; of two that fit equally the first answers. */
export const TOPICS: Topic[] = ASKED.map(topicOf);
