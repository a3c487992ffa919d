import { assertEquals } from "@std/assert";
import { kinds } from "../lib/content/kinds/mod.ts";
import { type Changes, problemsOf, readFile } from "./support/content.ts";

/** No field is called that, nor anything that it could be taken for. */
const UNKNOWN = "zzzzzzzzzzzz";

/** Subject of a table row: a kind of file, and perhaps one of its fields. */
interface Row {
  files: string;
  field?: string;
  fields: string[];
}

/** An entry is read where its folder has an index. */
const INDEX = { "words/index.md": "---\n---\n" };

const manual = await readFile("docs/fields.md");
const rows = rowsOf(manual);

for (const { files, field, fields } of rows) {
  const what = field ? `${field} of ${files}` : files;
  Deno.test(`the manual names every field of ${what}`, async () => {
    const path = files.replace("*", "words").replace("*", "lamp");
    const problems = await problemsOf({ ...INDEX, ...planted(path, field) });
    const problem = problems.find((each) => each.includes(UNKNOWN)) ?? "";
    const [, known = ""] = /use one of (.*) \(used by/.exec(problem) ?? [];
    assertEquals(
      fields.sort(),
      known.split(", ").sort(),
      "run `deno task generate`, and look at the diff",
    );
  });
}

Deno.test("the manual tells of every kind of file", () => {
  const known = Object.entries(kinds)
    .filter(([, { root }]) => root === "person")
    .map(([, { files }]) => files);
  assertEquals(known.filter((files) => !manual.includes(`\`${files}\``)), []);
});

Deno.test("the list of fields has no words of the sample person", async () => {
  const sample = await Deno.readTextFile("sample/profile.md");
  const [name = "", ...others] = ["name", "sign", "place", "availability"]
    .map((key) => new RegExp(`^${key}: (.*)$`, "m").exec(sample)?.[1] ?? "");
  const words = [...name.split(" "), ...others].map((each) =>
    RegExp.escape(each)
  );
  const found = manual.match(new RegExp(`\\b(?:${words.join("|")})\\b`, "g"));
  assertEquals(found, null);
});

/** A file that says nothing but a field that there is not. */
function planted(path: string, field?: string): Changes {
  const key = `${UNKNOWN}: 1\n`;
  const keys = field ? `${field}:\n  - ${key}` : key;
  return { [path]: path.endsWith(".md") ? `---\n${keys}---\nWords.\n` : keys };
}

function rowsOf(document: string): Row[] {
  const [, table = ""] = /^## The fields\n\n([^]*?)\n\n/m.exec(document) ?? [];
  return table.split("\n").slice(2).map((line) => {
    const [, what = "", fields = ""] = line.split("|");
    const [files = "", field] = names(what);
    return { files, field, fields: names(fields) };
  });
}

function names(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
}
