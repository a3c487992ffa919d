import type { Answer } from "../types.ts";
import { contentTokens } from "../search/content_tokens.ts";
import type { IndexedPage } from "../search/search_index.ts";
import { stem } from "../search/stem.ts";
import { type Token, tokensOf } from "../search/words.ts";

/** The document whose title is all that is said, as the librarian invites one to. */
export function titled(
  message: string,
  pages: readonly IndexedPage[],
): Answer | undefined {
  const said = [tokensOf(message), contentTokens(message)].map(stems)
    .filter(Boolean);
  const doc = pages.find(({ kind, title }) =>
    kind === "doc" && said.includes(stems(tokensOf(title)))
  );
  if (!doc) return;
  const { title: name, path, description } = doc;
  return { kind: "doc", name, path, description };
}

function stems(tokens: Token[]): string {
  return tokens.map(({ word }) => stem(word)).join(" ");
}
