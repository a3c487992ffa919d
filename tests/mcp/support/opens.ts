import { assert, assertEquals } from "@std/assert";
import { BASE_URL, type TestSite } from "../../support/test_app.ts";

/** The page of an address has an element with the id of its anchor. */
export async function opens(
  site: TestSite,
  address: string,
): Promise<void> {
  const { origin, pathname, hash } = new URL(address);
  assertEquals(origin, BASE_URL);
  const response = await site.fetch(pathname, {
    headers: { accept: "text/html" },
  });
  assertEquals(response.status, 200, address);
  const html = await response.text();
  const id = decodeURIComponent(hash.slice(1));
  assert(!id || html.includes(` id="${id}"`), address);
}
