import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import type { AnyOperation } from "../../operation.ts";
import { operationAnchor } from "../../content/anchors.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { limitInWords } from "../../base/words/limit_in_words.ts";
import type { Document } from "./document.ts";
import { openapi } from "./openapi.ts";
import { blocks, linkItem, section } from "./words.ts";

export const apiLlms: Document = {
  path: "/api/llms.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "llms.txt for the API",
  description: "every operation of the REST API in one line",
  role: "index",
  render({ baseUrl, operations, pages, rateLimit, content: { profile } }) {
    const reference = `${baseUrl}/developers.md`;
    const about = ["/docs/api", "/docs/errors", "/docs/limits"];
    const guides = pages.filter(({ path }) => about.includes(path));
    return blocks(
      `# ${escapeWords(profile.name)}: REST API`,
      `> Read-mostly JSON over HTTP below /api/v1/. No account and no key. ${
        limitInWords(rateLimit)
      }`,
      "Use this API when a program needs the facts as data: the work history, the contribution calendar, the number of visitors, the people in the room. Every error is a JSON object with a stable `code`.",
      section(
        "Operations",
        operations.map((operation) => operationItem(operation, reference)),
      ),
      section("More", [
        linkItem("Reference", reference, "parameters, answers, error codes"),
        ...guides.map((page) => guideItem(page, baseUrl)),
        linkItem(openapi.title, baseUrl + openapi.path, openapi.description),
      ]),
    );
  },
};

function guideItem({ title, path, description }: PageMeta, baseUrl: string) {
  const url = baseUrl + twinPath(path);
  return linkItem(escapeWords(title), url, escapeWords(description));
}

function operationItem(
  { id, method, path, summary, deprecated }: AnyOperation,
  reference: string,
): string {
  return linkItem(
    id,
    `${reference}#${operationAnchor({ id })}`,
    `\`${method} ${path}\`. ${summary}${
      deprecated ? `. Deprecated since ${deprecated.since}` : ""
    }`,
  );
}
