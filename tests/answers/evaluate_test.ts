import { assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { judge } from "../../tools/evaluate/judge.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";

const JOB = { path: "/about#ferry", name: "Deckhand", description: "3 years." };
const HOME = { path: "/#work", name: "Work", description: "3 years." };
const asked = { q: "How long?", kind: "duration" };

const VERDICTS = [
  ["right", { first: ["/about#ferry"], says: "3 years" }, [JOB]],
  ["right", { first: ["/about"] }, [JOB]],
  ["right", { first: ["/"] }, [HOME]],
  ["right", { none: true as const }, []],
  ["right", { first: ["/about"], none: "allowed" as const }, []],
  ["later", { first: ["/about"] }, [HOME, JOB]],
  ["wrong", { first: ["/about"], says: "4 years" }, [JOB]],
  ["wrong", { first: ["/"] }, [JOB]],
  ["silent", { first: ["/about"] }, []],
  ["false yes", { none: true as const }, [JOB]],
  ["right", { none: true as const }, [{ ...JOB, nearest: true }]],
  ["right", { first: ["/about"] }, [{ ...JOB, nearest: true }]],
  ["silent", { first: ["/contact"] }, [{ ...JOB, nearest: true }]],
] as const;

for (const [verdict, truth, given] of VERDICTS) {
  Deno.test(`${given.length} answers to ${JSON.stringify(truth)} are ${verdict}`, () => {
    const { first, ...rest } = { first: undefined, ...truth };
    const question = { ...asked, ...rest, ...first && { first: [...first] } };
    assertEquals(judge(question, [...given]), verdict);
  });
}

const MISTAKES = [
  ["no JSON", "{", "set.json"],
  ["no truth", '{"about":"","questions":[{"q":"","kind":""}]}', "none"],
] as const;

for (const [what, text, named] of MISTAKES) {
  Deno.test(`a file with ${what} is named with what is wrong`, async () => {
    const folder = await Deno.makeTempDir();
    try {
      await Deno.writeTextFile(`${folder}/set.json`, text);
      await assertRejects(() => readQuestions(folder), ConfigError, named);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}

Deno.test("a folder that is not there, or has no questions, is named", async () => {
  for (const folder of ["/nowhere/at/all", "docs"]) {
    await assertRejects(() => readQuestions(folder), ConfigError, folder);
  }
});
