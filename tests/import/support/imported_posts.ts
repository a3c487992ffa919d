import { formatOf } from "../../../tools/import/formats/mod.ts";
import type { PostOptions } from "../../../tools/import/formats/format.ts";
import { importPosts } from "../../../tools/import/posts/import_posts.ts";
import { report } from "../../../tools/import/report.ts";
import type { Source } from "../../../tools/import/source.ts";
import { contentWith } from "../../support/content.ts";
import { testContent, testSite } from "../../support/test_app.ts";
import { TODAY } from "./imported.ts";

/** Files of a blog by their paths. */
export type Blog = Record<string, string | Uint8Array>;

export function blogSource(files: Blog): Source {
  const bytes = (data: string | Uint8Array) =>
    typeof data === "string" ? new TextEncoder().encode(data) : data;
  return {
    name: "blog",
    paths: Object.keys(files).sort(),
    skipped: new Map(),
    read: (paths) =>
      Promise.resolve(
        new Map(paths.flatMap((path) => {
          const data = files[path];
          return data === undefined ? [] : [[path, bytes(data)] as const];
        })),
      ),
  };
}

/** Reads the posts of a blog, and does not write them. */
export async function readBlog(
  files: Blog,
  options: Partial<PostOptions> = {},
  from?: string,
  name = "blog",
) {
  const source = { ...blogSource(files), name };
  const format = await formatOf(source, from);
  if (format.kind !== "posts") throw new TypeError("Not a blog");
  const posts = {
    section: "posts",
    hosts: [],
    pages: [],
    types: [],
    ...options,
  };
  const read = await format.read(source, {
    language: "en",
    today: TODAY,
    references: false,
    posts,
  });
  return { format: format.name, section: posts.section, read };
}

/** Adds the posts of a blog to the content of the tests, as the command does. */
export async function importedPosts(
  files: Blog,
  options: Partial<PostOptions> = {},
  from?: string,
) {
  const { format, section, read } = await readBlog(files, options, from);
  const made = importPosts(read, {
    content: testContent,
    section,
    today: TODAY,
    hasMoved: false,
  });
  const added = new Map(
    await Promise.all(
      [...made.files].map(async ([path, data]) =>
        [path, typeof data === "string" ? data : await data()] as const
      ),
    ),
  );
  const content = await contentWith(Object.fromEntries(added));
  const texts = [...added].map(([, data]) =>
    typeof data === "string" ? data : ""
  );
  return {
    format,
    /** As the import makes them. */
    made,
    added,
    notes: made.notes.all,
    content,
    written: texts.join("\n"),
    listed: report(made.notes.all, { all: true }),
  };
}

export type Imported = Awaited<ReturnType<typeof importedPosts>>;

/** The text of one imported file. */
export function textAt({ added }: Imported, path: string): string {
  const data = added.get(path);
  if (typeof data !== "string") throw new Error(`No text at ${path}`);
  return data;
}

/** Statuses and new addresses of old ones. */
export async function redirectsOf({ content }: Imported, paths: string[]) {
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  const answers: [path: string, status: number, location: string | null][] = [];
  for (const path of paths) {
    const response = await site.fetch(path);
    await response.body?.cancel();
    answers.push([path, response.status, response.headers.get("location")]);
  }
  return answers;
}
