#!/usr/bin/env node
/**
 * The command `foyer`.
 *
 * @module
 */
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { createInterface } from "node:readline";
import { failureOf, json } from "./cli/output.ts";
import { run } from "./cli/run.ts";
import type { Lines } from "./cli/system.ts";

const { env, stderr, stdin, stdout } = process;
const interrupt = new AbortController();

process.on("SIGINT", endInterrupted);
// The reader closed the pipe, as `head` does. This is no failure.
stdout.on("error", (error: Error & { code?: string }) => {
  if (error.code === "EPIPE") process.exit(0);
  const { exitCode, body } = failureOf(error);
  stderr.write(json(body));
  process.exit(exitCode);
});
stderr.on("error", () => {});

process.exitCode = await run(process.argv.slice(2), {
  env,
  isTerminal: stdout.isTTY === true,
  isErrorTerminal: stderr.isTTY === true,
  isInputTerminal: stdin.isTTY === true,
  get columns() {
    return stdout.columns ?? stderr.columns;
  },
  writeOut: (text) => void stdout.write(text),
  writeError: (text) => void stderr.write(text),
  async readIn() {
    let text = "";
    stdin.setEncoding("utf8");
    for await (const chunk of stdin) text += chunk;
    return text;
  },
  openLines,
  writeFile,
  interrupted: interrupt.signal,
});

function endInterrupted(): never {
  interrupt.abort();
  process.exit(130);
}

/** Reads lines, with a prompt, editing and history if a person types them. */
function openLines(): Lines {
  const isTyped = stdin.isTTY === true;
  const output = stdout.isTTY ? stdout : stderr;
  const reader = createInterface({
    input: stdin,
    ...isTyped && { output, terminal: true },
  });
  // In raw mode Ctrl-C is a key, and the terminal sends no signal.
  reader.on("SIGINT", () => {
    reader.close();
    endInterrupted();
  });
  const lines = reader[Symbol.asyncIterator]();
  let isOpen = true;
  reader.once("close", () => isOpen = false);
  return {
    async next(prompt, draft = "") {
      if (isTyped && isOpen) {
        reader.setPrompt(prompt);
        reader.prompt();
        reader.write(draft);
      }
      const { done, value } = await lines.next();
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}
