// deno-lint-ignore-file no-console -- its output is what it is for
import { RESERVED_PATHS } from "../../lib/content/names.ts";
import type { PostFormat } from "./formats/format.ts";
import { openSource } from "./open_source.ts";
import { addFiles, contentFor } from "./posts/add_section.ts";
import { importPosts } from "./posts/import_posts.ts";
import { report } from "./report.ts";
import type { Run } from "./run.ts";

const SECTION = "posts";

/** Adds posts to the content as a section. Throws a ConfigError. */
export async function runPosts(
  format: PostFormat,
  { source, options, dir, today }: Run,
): Promise<void> {
  const { section = SECTION, host = [], media, type = [], all = false } =
    options;
  const content = await contentFor(dir, section);
  const read = await format.read(source, {
    language: options.language ?? content.profile.language,
    today,
    references: false,
    posts: {
      section,
      pages: [...content.pages, ...content.sections]
        .map(({ slug }) => slug).concat(section, RESERVED_PATHS),
      hosts: host,
      media: media === undefined ? undefined : await openSource(media),
      types: type,
    },
  });
  const hasMoved = await Deno.lstat(`${dir}/moved.yaml`).then(
    () => true,
    () => false,
  );
  const { files, notes } = importPosts(read, {
    content,
    section,
    today,
    hasMoved,
  });
  await addFiles(dir, files);
  console.log(`Added ${files.size} files to ${dir}`);
  const next =
    `Next: look at the files in ${dir}/${section}, then run deno task doctor and deno task start`;
  console.log([...report(notes.all, { all }), "", next].join("\n"));
}
