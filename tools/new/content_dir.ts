import { readConfig } from "../../lib/config.ts";

/** Folder of the owner's content, which need not exist. Never the sample. */
export function contentDir(): string {
  const given = Deno.env.get("CONTENT_DIR") ?? "";
  return readConfig({ CONTENT_DIR: given }).CONTENT_DIR;
}
