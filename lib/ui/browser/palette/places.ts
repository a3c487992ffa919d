import {
  jsonOf,
  readAnswer,
  resultOf,
} from "../../../../clients/typescript/answer.ts";
import type { Line } from "./line.ts";

interface Page {
  title: string;
  url: string;
  language?: string;
}

/** The parts of `/?mode=agent` that are links. */
interface AgentView {
  pages: (Page & { translations?: Page[] })[];
  operations: { operationId: string; summary: string }[];
  documents: { title: string; url: string }[];
}

/** Fetches all pages, operations and documents in one request. Throws as `fetch` does. */
export async function fetchPlaces(): Promise<Line[]> {
  const answer = await readAnswer(await fetch("/?mode=agent"));
  const { data } = resultOf(answer, jsonOf<AgentView>, Date.now());
  const { pages, operations, documents } = data;
  return [
    ...pages.map((page) => {
      const { title, url, language } = inLanguageOfDocument(page);
      return { ...place(title, pathOf(url)), language };
    }),
    ...operations.map(({ operationId, summary }) =>
      place(summary, `/developers#${operationId.toLowerCase()}`)
    ),
    ...documents.map(({ title, url }) => place(title, pathOf(url))),
  ];
}

function inLanguageOfDocument(
  { translations = [], ...page }: AgentView["pages"][number],
): Page {
  const { lang } = document.documentElement;
  const { title, url } =
    translations.find(({ language }) => language === lang) ?? page;
  return { ...page, title, url };
}

function place(title: string, machine: string): Line {
  return { group: "go", title, machine };
}

/** The origin in `url` is the configured one, which may differ from that of the page. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
