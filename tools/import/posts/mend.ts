import { ContentError } from "../../../lib/content/diagnostic.ts";
import type { Roots } from "../../../lib/content/kind.ts";
import { profileKeys } from "../../../lib/content/languages.ts";
import { parseContent } from "../../../lib/content/parse_content.ts";
import { withFiles } from "../../new/drafts.ts";
import { type Files, markdownFile } from "../../new/markdown_file.ts";
import type { ImportedPosts } from "./import_posts.ts";
import { textsOf } from "./post_files.ts";
import { fenced } from "./text/unread.ts";

/**
 * Texts with which the site starts: a post that it cannot read is hidden, and keeps
 * its words. Each file changes once. Throws a ContentError for mistakes elsewhere.
 */
export function mended(roots: Roots, made: ImportedPosts): Files {
  const { places, notes } = made;
  const files = textsOf(made.files);
  const { description, updated } = profileKeys(roots.person);
  const changed = new Set<string>();
  for (;;) {
    const mistakes = parseContent(withFiles(roots, files));
    if (!Array.isArray(mistakes)) return files;
    const before = changed.size;
    for (const { place, what, fix } of mistakes) {
      const path = place.slice(roots.person.dir.length + 1);
      const file = path.replace(/(?::\d+)+$/, "");
      const origin = places.get(file);
      if (origin === undefined || changed.has(file)) continue;
      changed.add(file);
      notes.hidden(origin, `the site cannot read it: ${what}; ${fix}`);
      const title = file.replace(/^.*\/|\.md$/g, "");
      const keys = { title, description, updated, hidden: true };
      files.set(file, markdownFile(keys, fenced(files.get(file) ?? "")));
    }
    if (changed.size === before) throw new ContentError(mistakes);
  }
}
