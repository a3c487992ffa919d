import { assertEquals, assertThrows } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { readResume } from "../../tools/import/read_resume.ts";

const PERSON = { basics: { name: "Nobody N. Particular" } };

const FAULTS: [text: string, told: string[]][] = [
  ["", ["me.json:1:1: not JSON: "]],
  ["{", ["me.json:1:1: not JSON: "]],
  ["null", ["not a JSON Resume: "]],
  ["[]", ["not a JSON Resume: "]],
  ['"resume"', ["not a JSON Resume: "]],
  ['{"name":"me"}', ["not a JSON Resume: "]],
  ['{"basics":[]}', ["basics: "]],
  ['{"basics":{"name":" "}}', ["basics.name: "]],
  [JSON.stringify({ ...PERSON, work: "none" }), ["work: "]],
  [
    JSON.stringify({ ...PERSON, work: [{}, { name: [] }], skills: [1] }),
    ["work[1].name: ", "skills[0]: "],
  ],
  [JSON.stringify({ ...PERSON, awards: Array(501).fill({}) }), ["awards: "]],
  [
    JSON.stringify({ basics: { name: "a".repeat(100_001) } }),
    ["basics.name: "],
  ],
  ["[".repeat(5_000_000), ["me.json: not JSON: "]],
  ["[".repeat(500) + "]".repeat(500), ["me.json: not JSON: "]],
  [JSON.stringify({ ...PERSON, work: Array(300_000).fill("x") }), ["work: "]],
];

Deno.test("what is no JSON Resume is told by its path", () => {
  const found = FAULTS.map(([text, told]) => {
    const { message } = assertThrows(
      () => readResume(text, "me.json"),
      ConfigError,
    );
    return message.split("\n").map((line, at) =>
      line.startsWith(told[at] ?? "…") ? told[at] : line
    );
  });
  assertEquals(found, FAULTS.map(([, told]) => told));
});

Deno.test("members that the format does not know are told by their path", () => {
  const work = [{ name: "A", mood: "fine" }, { team: { size: 3 } }];
  const { resume, notes } = readResume(
    JSON.stringify({ ...PERSON, work, "x-theme": 1 }),
    "me.json",
  );
  const lost = notes.map((note) => "path" in note ? note.path : "");
  assertEquals(lost.sort(), [
    "work[0].mood",
    "work[1].team",
    "x-theme",
  ]);
  assertEquals(resume.work.length, work.length);
});
