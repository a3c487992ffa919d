import {
  jsonOf,
  readAnswer,
  resultOf,
} from "../../../../clients/typescript/answer.ts";
import type { Line } from "./line.ts";

/** What the site tells every agent of itself, as far as it says where one may go. */
interface AgentView {
  pages: { title: string; url: string }[];
  operations: { operationId: string; summary: string }[];
  documents: { title: string; url: string }[];
}

/** Every place of the site, in one request. Throws what `fetch` throws. */
export async function fetchPlaces(): Promise<Line[]> {
  const answer = await readAnswer(await fetch("/?mode=agent"));
  const { data } = resultOf(answer, jsonOf<AgentView>, Date.now());
  const { pages, operations, documents } = data;
  return [
    ...pages.map(({ title, url }) => place(title, pathOf(url))),
    ...operations.map(({ operationId, summary }) =>
      place(summary, `/developers#${operationId.toLowerCase()}`)
    ),
    ...documents.map(({ title, url }) => place(title, pathOf(url))),
  ];
}

function place(title: string, machine: string): Line {
  return { group: "go", title, machine };
}

/** The site goes by the address that it knows; here one is where one is. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
