import type { IndexedPage } from "../../search/search_index.ts";
import type { Episode, Sentence } from "./facts.ts";

/** Pages whose words are the software's, whoever the person is. */
const OF_THE_SITE = ["/developers", "/privacy", "/room"];

export function isOfTheSite(
  { kind, path }: Pick<IndexedPage, "kind" | "path">,
) {
  return kind === "doc" || kind === "manual" || OF_THE_SITE.includes(path);
}

/** The page that tells of each company, and of each role there. */
const ABOUT = "/about";

/** Every sentence that the pages about the person say, with what it is about. */
export function sentencesOf(
  pages: IndexedPage[],
  jobs: Episode[],
): Sentence[] {
  const byPath = new Map(jobs.map((job) => [job.path, job]));
  // The front page repeats what others say.
  return pages.filter((page) => !isOfTheSite(page) && page.kind !== "home")
    .flatMap(({ path, title, description, kind, sections }) =>
      sections.flatMap(({ heading, id, text }, at) => {
        const address = id ? `${path}#${id}` : path;
        const job = byPath.get(address) ??
          jobs.find(({ org }) => path === ABOUT && org === heading);
        const context = [
          title,
          heading,
          ...(job ? [job.org, job.title, job.place, ...job.skills] : []),
        ].filter(Boolean).join("\n");
        const opening = at === 0 && kind === "entry" ? [description] : [];
        return [...opening, ...splitSentences(text)].map((sentence) => ({
          kind,
          isOfJob: job !== undefined,
          text: sentence,
          name: heading ? `${title}: ${heading}` : title,
          heading,
          path: job?.path ?? address,
          context,
        }));
      })
    );
}

/** Words of a sentence; less is a date, a label or a list of skills. */
const FEWEST = 4;

const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u;

/** Each on its own; a line is never more than one paragraph or point. */
export function splitSentences(text: string): string[] {
  return text.split("\n").flatMap((line) => line.split(END))
    .map((each) => each.trim()).filter((each) =>
      (each.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST
    );
}
