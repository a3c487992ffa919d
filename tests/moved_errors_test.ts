import { assert, assertEquals, assertThrows } from "@std/assert";
import { ContentError } from "../lib/content/diagnostic.ts";
import { loadContent } from "../lib/content/load.ts";
import { changedContent, type Changes, problemsOf } from "./support/content.ts";
import { FOG, fogWas } from "./support/old_paths.ts";
import { testSite } from "./support/test_app.ts";

const ANSWERED = [
  "/about",
  "/about/",
  "/about.md",
  "/musings/on-fog",
  "/docs/mcp/",
  "/feed.xml",
  "/api/v1/work",
  "/api/nothing",
  "/",
  "/?mode=agent",
  "/?a=b&mode=agent",
  "/docs?q=where",
  "/ask?query=where",
  "/openapi.json?a=b",
  "/%61bout",
];

for (const path of ANSWERED) {
  Deno.test(`${path}, which the site answers, is no old address`, async () => {
    const changes = await fogWas("/fog/", path);
    const mistake = await refused(changes);
    assert(mistake.place.endsWith(`${FOG}:${lineIn(changes[FOG], path)}`));
    assert(mistake.fix);
  });
}

Deno.test("an old address that two files claim is an error of the second", async () => {
  const changes = {
    ...await fogWas("/fog/"),
    "moved.yaml": "/fog: /about\n",
  };
  const mistake = await refused(changes);
  assert(mistake.place.endsWith("moved.yaml:1"), mistake.place);
  assert(mistake.what.includes(FOG), mistake.what);
});

Deno.test("an old address that leads nowhere is an error", async () => {
  const yaml = "# Old addresses\n/a: /about\n/b: /nothing\n";
  const mistake = await refused({ "moved.yaml": yaml });
  assert(mistake.place.endsWith("moved.yaml:3"), mistake.place);
});

const KEYS = ["/about", '"/about"', "'/about'"];

for (const key of KEYS) {
  Deno.test(`a mistake of the old address ${key} is where it is the key`, async () => {
    const yaml = `/x: /about\n"/y": "/about"\n${key}: /developers\n`;
    const mistake = await refused({ "moved.yaml": yaml });
    assert(mistake.place.endsWith("moved.yaml:3"), mistake.place);
  });
}

for (
  const path of ["fog", "https://light.example/fog", "//other.example/", "/a b"]
) {
  Deno.test(`${path} is no path of the site`, async () => {
    const [problem] = await problemsOf(await fogWas(path));
    assert(problem?.startsWith(`${FOG}:`), problem);
    const yaml = { "moved.yaml": `${JSON.stringify(path)}: /about\n` };
    assert((await problemsOf(yaml))[0]?.startsWith("moved.yaml:1:1 "));
  });
}

async function refused(changes: Changes) {
  await using folder = await changedContent(changes);
  const content = await loadContent(folder.dir, folder);
  const { mistakes: [mistake, ...others] } = assertThrows(
    () => testSite({ content }),
    ContentError,
  );
  assert(mistake);
  assertEquals(others, []);
  return mistake;
}

function lineIn(text: Changes[string] | undefined, path: string): number {
  const lines = String(text).split("\n");
  return lines.indexOf(`  - ${JSON.stringify(path)}`) + 1;
}
