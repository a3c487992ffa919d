#!/usr/bin/env node
/**
 * The command `foyer`.
 *
 * @module
 */
import process from "node:process";
import { run } from "./cli/run.ts";

process.on("SIGINT", () => process.exit(130));
// Whoever reads has seen enough, as `head` does: that is no failure.
process.stdout.on("error", (error: Error & { code?: string }) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.stderr.on("error", () => {});

process.exitCode = await run(process.argv.slice(2), {
  baseUrl: process.env.FOYER_BASE_URL,
  isTerminal: process.stdout.isTTY === true,
  writeOut: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  async readIn() {
    let text = "";
    process.stdin.setEncoding("utf8");
    for await (const chunk of process.stdin) text += chunk;
    return text;
  },
});
