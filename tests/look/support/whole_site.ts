import { mcpServers } from "../../../lib/api/mcp/mod.ts";
import {
  testContent,
  type TestSite,
  testSite,
} from "../../support/test_app.ts";

/** Asked of every page that answers; there is a passage with it. */
const QUESTION = "email";

/** The site, with one page more, which breaks. */
export function wholeSite(): TestSite {
  const [page] = testContent.pages;
  if (!page) throw new Error("There is no page to break");
  const broken = {
    ...page,
    slug: "broken",
    nav: false,
    get body(): string {
      throw new Error("Out of ink");
    },
  };
  return testSite({
    content: { ...testContent, pages: [...testContent.pages, broken] },
    env: { RATE_LIMIT: "0" },
    expectErrors: true,
  });
}

interface Shown {
  path: string;
  /** The manual is one kind of page, and the longest part of a list. */
  isManual: boolean;
}

/** All that people see: pages, answers in them, and the pages that say no. */
export function shownBy(site: TestSite): Shown[] {
  const shown = site.app.endpoints().filter(({ kind, path }) =>
    kind === "page" || mcpServers.some((service) => service.path === path)
  ).map(({ path, page }) => ({
    path: path.replace("{question}", QUESTION),
    isManual: page?.kind === "doc",
  }));
  return [...shown, { path: "/nowhere", isManual: false }];
}
