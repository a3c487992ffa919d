import { rolePath, STORY_PATH } from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import type { Ask } from "./facts.ts";

/** Words that the files list for their own texts. */
export function asksOf(
  { contact, pages, profile, roles, sections }: Content,
): Ask[] {
  const texts = [
    ...roles.map((role) => ({ ...role, path: rolePath(role) })),
    { ...profile, path: STORY_PATH },
    ...[{ ...contact, slug: "contact" }, ...pages, ...sections]
      .map(({ asks, slug }) => ({ asks, path: `/${slug}` })),
    ...sections.flatMap(({ entries }) => entries),
  ];
  return texts.flatMap(({ asks, path }) =>
    Object.entries(asks).map(([heading, words]) => ({ heading, words, path }))
  );
}
