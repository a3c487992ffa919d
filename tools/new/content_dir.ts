import { readConfig } from "../../lib/config.ts";

/** Where one's own content is, or will be; never the sample. */
export function contentDir(): string {
  const given = Deno.env.get("CONTENT_DIR") ?? "";
  return readConfig({ CONTENT_DIR: given }).CONTENT_DIR;
}
