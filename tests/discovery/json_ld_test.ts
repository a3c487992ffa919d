import { assert, assertEquals } from "@std/assert";
import type { PageMeta } from "../../lib/content/page_meta.ts";
import { barePerson } from "../support/bare_person.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import { secondContent } from "../second_person/support/content.ts";
import { SURFACES } from "./support/surfaces.ts";

const PEOPLE = {
  "somebody with everything": testContent,
  "somebody with nothing": barePerson,
  "somebody who writes from right to left": await secondContent(),
};

// Properties of schema.org 29 for the types in use, as far as the site uses them.
const THING = "name description url image sameAs identifier";
const WORK =
  `${THING} headline dateModified datePublished inLanguage isPartOf author publisher about mainEntity keywords hasPart encoding`;
const PAGE = `${WORK} primaryImageOfPage breadcrumb`;
const ROLE = `${THING} roleName startDate endDate`;
const KNOWN: Record<string, string> = {
  WebSite: `${WORK} potentialAction`,
  WebPage: PAGE,
  ProfilePage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  CollectionPage: PAGE,
  Article: WORK,
  BlogPosting: WORK,
  CreativeWork: WORK,
  TechArticle: WORK,
  APIReference: WORK,
  WebAPI: `${THING} documentation provider termsOfService`,
  SearchAction: `${THING} target query-input`,
  EntryPoint: `${THING} urlTemplate`,
  ImageObject: `${WORK} caption`,
  Event: `${THING} startDate endDate performer organizer`,
  Thing: THING,
  MediaObject: `${THING} contentUrl encodingFormat`,
  ItemList: `${THING} numberOfItems itemListElement`,
  BreadcrumbList: `${THING} itemListElement`,
  ListItem: `${THING} position item`,
  Person:
    `${THING} homeLocation jobTitle worksFor alumniOf knowsAbout knowsLanguage award hasCredential contactPoint seeks`,
  Place: THING,
  Demand: THING,
  Language: THING,
  Organization: `${THING} location`,
  EducationalOrganization: `${THING} location`,
  EmployeeRole: `${ROLE} worksFor`,
  OrganizationRole: `${ROLE} alumniOf`,
  EducationalOccupationalCredential: `${WORK} dateCreated recognizedBy`,
  ContactPoint: `${THING} contactType email telephone`,
};

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The node and all that it holds. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

async function graphOf(site: TestSite, path: string): Promise<Node[]> {
  const data = JSON.parse(await SURFACES.read(site, `JSON-LD of ${path}`));
  assertEquals(data["@context"], "https://schema.org");
  return nodesIn(data["@graph"]);
}

/** Every page of the site, once. */
function pagesOf(site: TestSite): PageMeta[] {
  const pages = site.app.endpoints().flatMap(({ kind, page }) =>
    kind === "page" && page ? [page] : []
  );
  return [...new Set(pages)];
}

for (const [who, content] of Object.entries(PEOPLE)) {
  Deno.test(`schema.org has a word for all that the pages say of ${who}`, async () => {
    using site = testSite({ content });
    for (const { path } of pagesOf(site)) {
      for (const node of await graphOf(site, path)) {
        const { "@type": type, "@id": _, ...properties } = node;
        if (type === undefined) continue;
        const known = (KNOWN[String(type)] ?? "").split(" ");
        const unknown = Object.keys(properties)
          .filter((property) => !known.includes(property));
        assertEquals(unknown, [], `${type} of ${path}`);
      }
    }
  });

  Deno.test(`what the pages of ${who} refer to is beside it, or a page`, async () => {
    using site = testSite({ content });
    const pages = pagesOf(site);
    const others = new Set(pages.map(({ path }) => `${BASE_URL}${path}#page`));
    for (const { path } of pages) {
      const nodes = await graphOf(site, path);
      const here = nodes.filter((node) => "@type" in node)
        .map((node) => node["@id"]);
      for (const { "@id": id } of nodes) {
        assert(
          id === undefined || here.includes(id) || others.has(`${id}`),
          `${id} of ${path}`,
        );
      }
    }
  });
}

function ofType(nodes: Node[], type: string): Node {
  const node = nodes.find((node) => node["@type"] === type);
  assert(node, `Expected a ${type}`);
  return node;
}

Deno.test("a list names what its page lists, in order", async () => {
  using site = testSite();
  const [section] = testContent.sections;
  assert(section);
  for (
    const [path, titles] of [
      [`/${section.slug}`, section.entries.map(({ title }) => title)],
      ["/docs", testContent.docs.map(({ title }) => title)],
    ] as const
  ) {
    const list = ofType(await graphOf(site, path), "ItemList");
    assertEquals(list.numberOfItems, titles.length);
    const items = nodesIn(list.itemListElement);
    assertEquals(items.map(({ name }) => name), titles);
    for (const { url } of items) {
      assertEquals(await site.status(String(url).replace(BASE_URL, "")), 200);
    }
  }
});

Deno.test("the search that a page tells of answers", async () => {
  using site = testSite();
  const { urlTemplate } = ofType(await graphOf(site, "/"), "EntryPoint");
  const path = String(urlTemplate).replace(BASE_URL, "")
    .replace("{search_term_string}", "errors");
  const response = await site.fetch(path, { headers: { accept: "text/html" } });
  assertEquals(response.status, 200);
  assert((await response.text()).includes('href="/docs/errors'));
});

Deno.test("nobody is said to have written the manual", async () => {
  using site = testSite();
  const article = ofType(await graphOf(site, "/docs/errors"), "TechArticle");
  assertEquals([article.author, article.inLanguage], [undefined, "en"]);
});

Deno.test("the picture of a page is the same for search engines as for those who link to it", async () => {
  using site = testSite();
  for (const { path } of pagesOf(site)) {
    const { url } = ofType(await graphOf(site, path), "ImageObject");
    const html = await site.html(path);
    assert(html.includes(`<meta property="og:image" content="${url}"`), path);
  }
});

Deno.test("an entry is about its subjects, and not about the owner", async () => {
  using site = testSite();
  for (const { entries } of testContent.sections) {
    for (const { path, tags } of entries) {
      const [page] = (await graphOf(site, path))
        .filter(({ url }) => url === BASE_URL + path);
      const about = nodesIn(page?.about).map(({ name }) => name);
      assertEquals(about, tags, path);
    }
  }
});

Deno.test("an entry of a section of events is an event on its days", async () => {
  const [section, ...others] = testContent.sections;
  assert(section);
  const content = {
    ...testContent,
    sections: [{ ...section, events: true }, ...others],
  };
  using site = testSite({ content });
  for (const { path, title, date, end } of section.entries) {
    const event = ofType(await graphOf(site, path), "Event");
    const last = end === "present" ? undefined : end;
    assertEquals(
      [event.name, event.startDate, event.endDate],
      [title, date, last],
    );
    assertEquals(event.performer, { "@id": `${BASE_URL}/#me` });
  }
});

Deno.test("a job title lasts as long as the role", async () => {
  const ended = testContent.roles
    .map((role) => ({ ...role, end: "2020", years: "2020" }));
  for (
    const [roles, title] of [
      [testContent.roles, testContent.roles.find(isPresent)?.role],
      [ended, undefined],
    ] as const
  ) {
    using site = testSite({ content: { ...testContent, roles } });
    assertEquals(ofType(await graphOf(site, "/"), "Person").jobTitle, title);
  }
});

const isPresent = ({ end }: { end: string }) => end === "present";
