import type { Source } from "../../source.ts";
import type { OpenGenerator } from "../generator.ts";
import { filesIn, folderIn } from "./files.ts";
import { settingsIn, textsAt } from "./settings.ts";

/** A folder of Markdown: old addresses are those that files name or links show. */
export const openMarkdown: OpenGenerator = async (source, root) => {
  const { paths } = source;
  const places = [{ folder: root }];
  const hasNamesAsTitles = paths.some((path) =>
    /^(?:[^/]+\/)?\.obsidian\//.test(path)
  );
  const templates = await templatesIn(source);
  const isNone = (file: string) =>
    /\.excalidraw\.md$/i.test(file) ||
    templates.some((folder) => file.startsWith(folder));
  const { files, others } = filesIn(paths, root, places);
  others.set("a template or a drawing, and no post", files.filter(isNone));
  const posts = files.filter((file) => !isNone(file));
  return { root, places, files: posts, others, hasNamesAsTitles };
};

/** Folders of the templates of Obsidian. */
async function templatesIn(source: Source): Promise<string[]> {
  const form =
    /^(.*?)\.obsidian\/(?:templates|plugins\/templater-obsidian\/data)\.json$/;
  const found = source.paths.map(async (path) => {
    const [, vault] = form.exec(path) ?? [];
    if (vault === undefined) return [];
    const settings = await settingsIn(source, path) ?? {};
    return textsAt(settings, "folder", "templates_folder")
      .map((folder) => folderIn(vault, folder));
  });
  return (await Promise.all(found)).flat();
}
