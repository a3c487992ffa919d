import { assert, assertEquals } from "@std/assert";
import { once } from "../../lib/base/time/once.ts";
import { loadContent } from "../../lib/content/load.ts";
import type { Content } from "../../lib/content/content.ts";
import type { Section } from "../../lib/content/kinds/section.ts";
import {
  changedContent,
  type Changes,
  periodOf,
  readFile,
} from "../support/content.ts";
import { testContent, type TestSite, testSite } from "../support/test_app.ts";
import { paths, textOf } from "./support/claims.ts";
import { dataOf, SURFACES } from "./support/surfaces.ts";

/** A fact, and every surface that must carry it in the same words. */
interface Row {
  fact: string;
  surfaces: string[];
}

const ROLE_PROSE = ["/about.md", "/about", "/llms-full.txt", "get_page about"];
const ROLE_DATA = ["get_about", "get_work_history", "/resume.json"];
const CONTACT = [
  "/contact.md",
  "/contact",
  "/llms-full.txt",
  "get_contact",
  "get_page contact",
  "/ask contact",
];

const LISTS = ["/llms.txt", "/llms-full.txt", "/sitemap.md", "/?mode=agent"];

function factsOf(content: Content): Row[] {
  const { profile, roles, contact, docs, pages, sections } = content;
  const { name, headline, place, availability } = profile;
  return [
    {
      fact: name,
      surfaces: [
        "/",
        "/index.md",
        "JSON-LD of /",
        "mf2 of /",
        "mf2 of /contact",
        "get_about",
        "/ask who",
        "/api/v1/manifest",
        "/openapi.json",
        ...paths.filter((path) => !NAMELESS.test(path)),
      ],
    },
    {
      fact: headline,
      surfaces: [
        "/",
        "/index.md",
        "JSON-LD of /",
        "mf2 of /",
        "get_about",
        "/ask who",
        "/llms.txt",
        "/llms-full.txt",
        "/resume.json",
        "/feed.xml",
      ],
    },
    {
      fact: place,
      surfaces: [
        "/",
        "/index.md",
        "JSON-LD of /",
        "get_about",
        "/llms.txt",
        "/resume.json",
      ],
    },
    {
      fact: availability,
      surfaces: ["/", "/index.md", "get_about", "/llms.txt", "/ask free"],
    },
    ...roles.flatMap(({ company, role, years, start, end, slug }) => [
      ...[company, role].map((fact) => ({
        fact,
        surfaces: [
          ...ROLE_PROSE,
          ...ROLE_DATA,
          "/api/v1/work",
          "JSON-LD of /about",
          "mf2 of /about",
        ],
      })),
      {
        fact: years,
        surfaces: [...ROLE_DATA, "/api/v1/work"],
      },
      { fact: periodOf({ start, end }), surfaces: ROLE_PROSE },
      {
        fact: slug,
        surfaces: [...ROLE_DATA, "/api/v1/work", "JSON-LD of /about"],
      },
    ]),
    ...contact.channels.map(({ value }) => ({
      fact: value,
      surfaces: [...CONTACT, "JSON-LD of /contact", "/resume.json"],
    })),
    ...[...docs, ...pages, ...sections].map(({ title }) => ({
      fact: title,
      surfaces: LISTS,
    })),
    ...sections.flatMap(entryRows),
    ...docs.map(({ title, slug }) => ({
      fact: title,
      surfaces: [
        "/docs",
        `/docs/${slug}`,
        `/docs/${slug}.md`,
        `get_doc ${slug}`,
        "/developers/llms.txt",
      ],
    })),
  ];
}

/** An entry is on its own page, on that of its section, and in the lists. */
function entryRows({ slug, feed, entries }: Section): Row[] {
  return entries.flatMap(({ path, title, description = "", tags }) => {
    const own = [path, `${path}.md`, `get_page ${path.slice(1)}`];
    const listed = [`/${slug}`, `/${slug}.md`, `get_page ${slug}`];
    const feeds = feed ? ["/feed.xml"] : [];
    const data = [`JSON-LD of ${path}`, `mf2 of ${path}`];
    const lists = [...listed, ...feeds, ...data];
    return [
      {
        fact: title,
        surfaces: [...own, ...LISTS, ...lists, `mf2 of /${slug}`],
      },
      {
        fact: description,
        surfaces: [...lists, "/llms.txt", `mf2 of /${slug}`],
      },
      ...tags.map((tag) => ({ fact: tag, surfaces: [...own, ...lists] })),
    ];
  });
}

// About the site, its protocols or its crawlers: nobody is named there.
const NAMELESS =
  /sitemap\.xml|robots|security|agent-skills|api-catalog|skills\/|^\/mcp\.json/;

/** Facts that a surface should have, and has not. */
async function missing(site: TestSite, content: Content): Promise<string[]> {
  const gaps: string[] = [];
  for (const { fact, surfaces } of factsOf(content)) {
    for (const surface of new Set(surfaces)) {
      const text = await SURFACES.read(site, surface);
      if (!text.includes(fact)) gaps.push(`"${fact}" is not on ${surface}`);
    }
  }
  return gaps;
}

Deno.test("every fact of the content is on every surface that should carry it", async () => {
  using site = testSite();
  assertEquals(await missing(site, testContent), []);
});

const CHANGES: [file: string, before: string, after: string][] = [
  ["profile.md", "name: Odalys Fixture", "name: Quentin Otherwise"],
  ["profile.md", "Lighthouse keeper who", "Tuner of pianos who"],
  ["profile.md", "place: Nowhere Rock", "place: Nether Wallop"],
  ["profile.md", "Booked until the fog lifts", "Busy until the next storm"],
  [
    "work/imaginary-ferries.md",
    "company: Imaginary Ferries",
    "company: Dolor Lines",
  ],
  ["work/imaginary-ferries.md", "role: Deckhand", "role: Chief boat whisperer"],
  ["work/imaginary-ferries.md", "start: 2012", "start: 2011"],
  ["work/imaginary-ferries.md", "slug: imaginary-ferries", "slug: dolor-lines"],
  [
    "contact.md",
    "value: keeper@nowhere-rock.example",
    "value: q@other.example",
  ],
  ["docs/limits.md", "title: Limits", "title: How much is too much"],
];

async function changedFiles(): Promise<Changes> {
  const changes: Changes = {};
  for (const [file, before, after] of CHANGES) {
    const text = `${changes[file] ?? await readFile(file)}`;
    assert(text.includes(before), before);
    changes[file] = text.replace(before, after);
  }
  return changes;
}

/** Facts of a site on which all of them are others. */
const changed = once(async () => {
  await using folder = await changedContent(await changedFiles());
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content });
  const facts = factsOf(content).map(({ fact }) => fact);
  return { facts, gaps: await missing(site, content) };
});

for (const [file, , after] of CHANGES) {
  Deno.test(`${after} in ${file} changes every surface`, async () => {
    const { facts, gaps } = await changed();
    assertEquals(gaps, []);
    const old = factsOf(testContent).map(({ fact }) => fact);
    const words = after.replace(/^\w+: /, "");
    assert(
      facts.some((fact) => fact.includes(words) && !old.includes(fact)),
      "nothing has changed",
    );
  });
}

Deno.test("the work list, the MCP tool and the JSON Resume have the same roles in the same order", async () => {
  using site = testSite();
  const pick = (role: Record<string, string>) => ({
    company: role.company ?? role.name,
    role: role.role ?? role.position,
    years: role.years,
    slug: role.slug,
  });
  const api = JSON.parse(await textOf(site, "/api/v1/work?limit=20")).roles;
  const resume = JSON.parse(await textOf(site, "/resume.json")).work;
  const tool = (await dataOf(site, "/mcp", "get_work_history")).roles;
  const own = testContent.roles.map(({ company, role, years, slug }) => ({
    company,
    role,
    years,
    slug,
  }));
  for (const roles of [api, resume, tool]) assertEquals(roles.map(pick), own);
});
