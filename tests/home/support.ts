import { assertEquals } from "@std/assert";
import { BASE_URL, HTML, type TestSite } from "../support/test_app.ts";

/** The home page as a browser gets it. */
export async function home(site: TestSite, search = ""): Promise<string> {
  const response = await site.fetch(`/${search}`, { headers: HTML });
  assertEquals(response.status, 200);
  return await response.text();
}

/** The block of the home page whose heading has the id; empty where there is none. */
export function blockOf(html: string, id: string): string {
  const blocks = html.split('<section class="wrap row">').slice(1);
  const block = blocks.find((each) => each.includes(`<h2 id="${id}"`));
  return block?.split("</section>")[0] ?? "";
}

/** The words of HTML, without its elements. */
export function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&");
}

/** The addresses that HTML links to, in their order. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(href, BASE_URL).href.replace(BASE_URL, ""));
}

/** Environment for a code host at `https://code.example`. */
export const FORGEJO = {
  CODEHOST_PROVIDER: "forgejo",
  CODEHOST_URL: "https://code.example",
  CODEHOST_USER: "odalys",
};

/** Response of Forgejo for these days. */
export function forgejo(days: Record<string, number>): Response {
  return Response.json(
    Object.entries(days).map(([day, contributions]) => ({
      timestamp: Date.parse(day) / 1000,
      contributions,
    })),
  );
}
