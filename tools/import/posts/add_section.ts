import { dirname } from "node:path";
import { holdsContent } from "../../../environment.ts";
import { ConfigError } from "../../../lib/config.ts";
import { ContentError } from "../../../lib/content/diagnostic.ts";
import type { Content } from "../../../lib/content/content.ts";
import { loadContent } from "../../../lib/content/load.ts";
import { nameSlug } from "../../../lib/content/fields.ts";
import { RESERVED_PATHS } from "../../../lib/content/names.ts";
import type { PostFiles } from "./post_files.ts";

/** The content that posts are added to. Throws a ConfigError. */
export async function contentFor(
  dir: string,
  section: string,
): Promise<Content> {
  if (!holdsContent(dir)) {
    throw new ConfigError(
      `${dir} holds no content to add posts to; run deno task new, or import a résumé first`,
    );
  }
  const [fault] = nameSlug("folder").safeParse(section).error?.issues ?? [];
  if (fault || RESERVED_PATHS.includes(section)) {
    throw new ConfigError(
      `--section does not take ${
        JSON.stringify(section)
      }: expected a name of a-z, 0-9 and hyphens that the site does not use, such as posts`,
    );
  }
  if (
    await exists(`${dir}/${section}`) ||
    await exists(`${dir}/pages/${section}.md`)
  ) {
    throw new ConfigError(
      `${dir}/${section} or a page of that name is already there; choose another name with --section, or remove it first`,
    );
  }
  return await loaded(dir, dir);
}

/** Adds all of the files or none, and never over a file. Throws a ConfigError. */
export async function addFiles(dir: string, files: PostFiles): Promise<void> {
  for (const path of files.keys()) {
    if (!await exists(`${dir}/${path}`)) continue;
    throw new ConfigError(`${dir}/${path} is already there; rename it first`);
  }
  const work = await Deno.makeTempDir({
    dir: dirname(dir),
    prefix: ".content-",
  });
  try {
    await copyFolder(dir, `${work}/content`);
    await write(`${work}/content`, files);
    await loaded(`${work}/content`, dir);
  } finally {
    await Deno.remove(work, { recursive: true });
  }
  await write(dir, files);
}

async function write(dir: string, files: PostFiles): Promise<void> {
  for (const [path, data] of files) {
    const place = `${dir}/${path}`;
    await Deno.mkdir(dirname(place), { recursive: true });
    const bytes = typeof data === "string"
      ? new TextEncoder().encode(data)
      : await data();
    await Deno.writeFile(place, bytes, { createNew: true });
  }
}

/** Nothing is written that the site would not start with. */
async function loaded(dir: string, shown: string): Promise<Content> {
  try {
    return await loadContent(dir);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ConfigError(error.message.replaceAll(dir, shown));
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to);
  for await (const { name, isDirectory, isFile } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(`${from}/${name}`, `${to}/${name}`);
    if (isFile) await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}

async function exists(path: string): Promise<boolean> {
  return await Deno.lstat(path).then(() => true, () => false);
}
