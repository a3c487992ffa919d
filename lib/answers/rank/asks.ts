import { ANCHORS, rolePath } from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import { plainWords } from "../../base/text/plain_words.ts";
import type { Sentence, SentenceGroup } from "./sentences.ts";

/** The page about each company and each role. */
export const ABOUT = "/about";

/** Words by which their owner wants a section to be found. */
export function asksOf({ contact, pages, profile, roles, sections }: Content) {
  const texts = [
    ...roles.map((role) => ({ ...role, path: rolePath(role) })),
    { ...profile, path: `${ABOUT}#${ANCHORS.story}` },
    ...[{ ...contact, slug: "contact" }, ...pages, ...sections]
      .map(({ asks, slug }) => ({ asks, path: `/${slug}` })),
    ...sections.flatMap(({ entries }) => entries),
  ];
  const below = (path: string, heading: string) =>
    path.split("#", 1)[0] + plainWords(heading);
  const byPlace = new Map(
    texts.flatMap(({ asks, path }) =>
      Object.entries(asks).map(([heading, words]) => [
        heading ? below(path, heading) : path,
        words.join("\n"),
      ])
    ),
  );
  return ({ path, heading }: Pick<SentenceGroup, "path" | "heading">) =>
    byPlace.get(below(path, heading)) ?? byPlace.get(path) ?? "";
}

/** The opening of a section is also found by the words of its owner. */
export function withAsks(texts: string[], asks: string): Sentence[] {
  return texts.map((text, at) => ({ text, asks: at === 0 ? asks : "" }));
}
