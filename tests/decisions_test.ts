import { assert, assertEquals } from "@std/assert";
import { existsSync } from "node:fs";
import maps from "../deno.json" with { type: "json" };

const FOLDER = "decisions";
const PARTS = ["Context", "Decision", "Consequences"];
// A page on the screen.
const MAX_LINES = 45;

const names = [...Deno.readDirSync(FOLDER)].map(({ name }) => name)
  .filter((name) => name !== "README.md").sort();
const read = (name: string) => Deno.readTextFileSync(`${FOLDER}/${name}`);
const pages = names.map((name) => ({ name, text: read(name) }));

Deno.test("each decision is one page with a status and three parts", () => {
  assert(pages.length > 0);
  const faults = pages.filter(({ name, text }) => {
    const number = name.slice(0, 3);
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    return !/^\d{3}-[a-z0-9-]+\.md$/.test(name) ||
      !text.startsWith(`# ${number}. `) ||
      !/^\*\*Status:\*\* (accepted|replaced by \d{3})$/m.test(text) ||
      parts.join() !== PARTS.join() ||
      text.trimEnd().split("\n").length > MAX_LINES;
  });
  assertEquals(faults.map(({ name }) => name), []);
});

Deno.test("the table of decisions lists every page with its title", () => {
  const rows = pages.map(({ name, text }) => {
    const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(text) ?? [];
    return `| ${number} | [${title}](${name}) |`;
  });
  const table = read("README.md").match(/^\| \d.*$/gm);
  assertEquals(table, rows);
});

const NAMED =
  /`((?:lib|tests|tools|runtime|static|docs|routes|clients)\/[\w./-]*)`/g;

Deno.test("every file that a decision or CONTRIBUTING names exists", () => {
  const guide = Deno.readTextFileSync("CONTRIBUTING.md");
  const lost = [...pages, { name: "CONTRIBUTING.md", text: guide }]
    .flatMap(({ name, text }) =>
      [...text.matchAll(NAMED)].filter(([, path = ""]) => !existsSync(path))
        .map(([, path]) => `${name}: ${path}`)
    );
  assertEquals(lost, []);
});

Deno.test("every package of the import map has a reason", () => {
  const page = pages.find(({ name }) => name.endsWith("-dependencies.md"));
  const missing = Object.values(maps.imports).flatMap((target) => {
    const [, name = ""] = /^npm:\/?((?:@[^/]+\/)?[^@/]+)@/.exec(target) ?? [];
    return name && !page?.text.includes(`\`${name}\``) ? [name] : [];
  });
  assertEquals(missing, [], "Give each a row in the page of dependencies");
});
