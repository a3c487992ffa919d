import { assertEquals } from "@std/assert";
import {
  HTML,
  type TestOptions,
  type TestSite,
  testSite,
} from "../../support/test_app.ts";

export const ROOM = "/room";

export async function pageOf(site: TestSite, path = ROOM): Promise<string> {
  const response = await site.fetch(path, { headers: HTML });
  assertEquals(response.status, 200, path);
  return await response.text();
}

export async function roomOf(options: TestOptions = {}): Promise<string> {
  using site = testSite(options);
  return await pageOf(site);
}

export function count(html: string, part: string | RegExp): number {
  return html.split(part).length - 1;
}
