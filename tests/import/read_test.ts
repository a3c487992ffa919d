import { assertEquals, assertThrows } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { readResume } from "../../tools/import/read_resume.ts";

const PERSON = { basics: { name: "Nobody N. Particular" } };

const FAULTS: [text: string, told: string[]][] = [
  ["", ["not JSON: "]],
  ["{", ["not JSON: "]],
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
  ["[".repeat(5_000_000), ["not JSON: "]],
  [JSON.stringify({ ...PERSON, work: Array(300_000).fill("x") }), ["work: "]],
];

for (const [text, told] of FAULTS) {
  const name = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  Deno.test(`what is no JSON Resume is told by its path: ${name}`, () => {
    const { message } = assertThrows(() => readResume(text), ConfigError);
    const lines = message.split("\n");
    assertEquals(
      lines.map((line, at) =>
        line.startsWith(told[at] ?? "…") ? told[at] : line
      ),
      told,
    );
  });
}

Deno.test("members that the format does not know are told by their path", () => {
  const work = [{ name: "A", mood: "fine" }, { team: { size: 3 } }];
  const { resume, lost } = readResume(
    JSON.stringify({ ...PERSON, work, "x-theme": 1 }),
  );
  assertEquals(lost.map(({ path }) => path).sort(), [
    "work[0].mood",
    "work[1].team",
    "x-theme",
  ]);
  assertEquals(resume.work.length, work.length);
});
