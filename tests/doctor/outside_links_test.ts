import { assert, assertEquals } from "@std/assert";
import { edited, readFile } from "../support/content.ts";
import { findingsIn } from "./support/examined.ts";

const FILE = "pages/tides.md";
const WORDS = `${(await readFile(FILE)).trimEnd()}
[gone](https://gone.example/chart)
[moved](https://moved.example/chart), [shy](https://shy.example/chart)
[silent](https://silent.example/chart)
`;
const LAST = WORDS.split("\n").length - 1;

Deno.test("links to other sites are asked for once each, and those that are gone are found", async () => {
  const asked: string[] = [];
  const answers: Record<string, number> = {
    "gone.example": 404,
    "moved.example": 405,
    "shy.example": 403,
  };
  const found = await findingsIn({ [FILE]: WORDS }, {
    ask(input, { method } = {}) {
      const { host, href } = new URL(String(input));
      asked.push(`${method} ${href}`);
      if (host === "silent.example") return Promise.reject(new TypeError());
      const status = method === "GET" && host === "moved.example"
        ? 200
        : answers[host] ?? 200;
      return Promise.resolve(new Response(null, { status }));
    },
  });
  assertEquals(found.map(({ place, severity }) => [place, severity]), [
    [`${FILE}:${LAST - 2}`, "warning"],
    [`${FILE}:${LAST}`, "warning"],
  ]);
  assertEquals(asked.length, new Set(asked).size);
  assert(asked.every((each) => /^(HEAD|GET) https:\/\//.test(each)));
  assert(asked.includes("HEAD https://charts.example/"), asked.join());
});

Deno.test("a dead link of a translation is found once", async () => {
  const found = await findingsIn({
    ...await edited("profile.md", "---\n", "---\nlanguages: [sv]\n"),
    "profile.sv.md": `---
headline: Fyrvaktare
description: ${"En fyr och en lampa. ".repeat(5)}
summary: Vaktar en lampa.
place: Ingenstans
availability: Upptagen.
---
Fyr.
`,
    "pages/about.sv.md": `---
title: Vaktaren
description: ${"En fyr och en lampa. ".repeat(5)}
---
[borta](https://gone.example/sv)
`,
  }, { ask: () => Promise.resolve(new Response(null, { status: 404 })) });
  const places = found.filter(({ what }) => what.includes("gone.example/sv"))
    .map(({ place }) => place);
  assertEquals(places, ["pages/about.sv.md:5"]);
});

Deno.test("the reader's own machine is asked for nothing", async () => {
  const asked: string[] = [];
  const words = `${WORDS}[own](http://localhost:3000/chart)\n`;
  await findingsIn({ [FILE]: words }, {
    ask(input) {
      asked.push(String(input));
      return Promise.resolve(new Response(null));
    },
  });
  assert(asked.length > 0);
  assertEquals(asked.filter((address) => address.includes("localhost")), []);
});
