import { ConfigError } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import { isHidden } from "../../lib/content/hidden.ts";
import { RESERVED_PATHS } from "../../lib/content/names.ts";
import { checked } from "../new/interview.ts";
import type { Files } from "../new/markdown_file.ts";
import { exists } from "../new/write_content.ts";
import type { PostFormat, PostOptions } from "./formats/format.ts";
import { openSource } from "./open_source.ts";
import { addFiles, contentFor } from "./posts/add_section.ts";
import { asideIn } from "./posts/images/aside.ts";
import { type ImportedPosts, importPosts } from "./posts/import_posts.ts";
import { notesOn } from "./notes.ts";
import { report } from "./report.ts";
import { tell } from "./report_file.ts";
import type { Options, Run } from "./program.ts";
import type { Source } from "./source.ts";

/** Adds posts to the content as a section. Throws a ConfigError. */
export async function runPosts(
  format: PostFormat,
  run: Run,
): Promise<void> {
  const { source, options, dir, today } = run;
  refuseWrong(options);
  const { section = "posts", language } = options;
  if (language !== undefined) checked("language", language);
  const content = await contentFor(dir, section);
  await using aside = asideIn(dir);
  const read = await format.read(source, {
    language: language ?? content.profile.language,
    today,
    references: false,
    posts: {
      ...await choicesOf(options, section, content),
      putAside: aside.putAside,
    },
  });
  const hasMoved = await exists(`${dir}/moved.yaml`);
  const made = importPosts(read, { content, section, today, hasMoved });
  if (read.posts.length === 0) throw noPost(format, source, made);
  const texts = await addFiles(dir, made);
  const after = [
    `Added to ${dir}. ${countsOf(texts, made, source)}`,
    `Next: look at ${dir}/${section}, then run deno task doctor and deno task start`,
  ];
  await tell({ notes: made.notes.all, after }, run);
}

async function choicesOf(
  options: Options,
  section: string,
  { pages, sections, profile: { languages } }: Content,
): Promise<PostOptions> {
  const { host = [], media, type = [], permalink } = options;
  return {
    section,
    pages: [...pages, ...sections].map(({ slug }) => slug)
      .concat(section, RESERVED_PATHS),
    hosts: host,
    media: media === undefined ? undefined : await openSource(media),
    types: type,
    languages,
    permalink,
    dateFrom: options["date-from"] === undefined ? undefined : "git",
    showsUndated: options.undated !== undefined,
    fetchesImages: options["fetch-images"] ?? false,
  };
}

const MAX_NAMED = 8;

/** Names the folders that were read, and why their files are no posts. */
function noPost(
  { title }: PostFormat,
  { paths, skipped }: Source,
  { notes: { all } }: ImportedPosts,
): ConfigError {
  const tops = new Set(paths.map((path) => path.replace(/\/.*/, "/")));
  const some = [...tops].slice(0, MAX_NAMED).join(", ");
  const why =
    `no post found, as ${title}, in ${some}; name the folder of the posts, or another format with --from`;
  const notes = [...all, ...notesOn(skipped)];
  return new ConfigError([why, ...report(notes, { all: false })].join("\n"));
}

/** Forms of values. */
const FORMS = [
  ["undated", /^show$/, "show"],
  ["date-from", /^git$/, "git"],
  ["host", /^(?:https?:\/\/)?[^\s/]+\/?$/, "a name such as blog.example.com"],
  ["permalink", /^\/.*:\w/, "a path with names, such as /:year/:month/:slug/"],
] as const;

/** Throws a ConfigError. */
function refuseWrong(options: Options): void {
  for (const [name, form, expected] of FORMS) {
    const values = [options[name] ?? []].flat();
    const value = values.find((value) => !form.test(value));
    if (value === undefined) continue;
    throw new ConfigError(
      `--${name} does not take ${JSON.stringify(value)}: expected ${expected}`,
    );
  }
}

/** `texts`: as they are in the content. */
function countsOf(
  texts: Files,
  { files, places, notes, old }: ImportedPosts,
  { skipped }: Source,
): string {
  const posts = [...texts].filter(([path]) => places.has(path));
  const hidden = posts.filter(([, text]) =>
    isHidden(text.split("\n---\n")[0] ?? "")
  );
  const lost = notes.all.filter(({ kind }) => kind === "lost");
  const pictures = files.size - texts.size;
  return `Posts: ${posts.length}, hidden: ${hidden.length}, pictures: ${pictures}, old addresses: ${old}, left out: ${
    lost.length + skipped.size
  }`;
}
