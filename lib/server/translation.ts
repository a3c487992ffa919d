import type { IndexedPage } from "@foyer/answers";
import type { Action, Knowledge } from "../answers/types.ts";
import { rolePath } from "../content/anchors.ts";
import { localeOf } from "../content/mod.ts";
import { isOfManual } from "../content/page_meta.ts";
import type { Site } from "../site.ts";
import { ENGLISH } from "../base/words/override.ts";
import { readPages } from "./twins/read_pages.ts";
import {
  examplesIn,
  knowledgeFrom,
  type Original,
  type Sources,
} from "./knowledge.ts";

/** Knowledge of pages in another language, and of those that only the first one has. */
export async function readTranslation(
  sources: Sources,
  first: Original,
): Promise<Knowledge> {
  const { site } = sources;
  const { pages, facts } = await readPages(sources);
  const known = await first.pages();
  const own = await knowledgeFrom(sources, {
    pages: withOriginals(pages, known.pages),
    facts,
  });
  return { ...own, ...await localised(own, site, first) };
}

/**
 * Adds pages that only the first language has. That language alone answers from the
 * manual, which has no translation.
 */
export function withOriginals(
  own: IndexedPage[],
  first: readonly IndexedPage[],
): IndexedPage[] {
  const paths = new Set(own.map(({ path }) => path));
  return [
    ...own,
    ...first.filter((page) => !isOfManual(page) && !paths.has(page.path)),
  ];
}

/** Answers with the addresses of the language; marked if their words are in another. */
async function localised(own: Knowledge, site: Site, first: Original) {
  const { guessLanguage } = await import("@foyer/answers");
  const { editions = [], profile: { language } } = first.content;
  const locales = [first.content, ...editions].map(localeOf);
  const mark = markerOf(site);
  const examples = examplesIn(site.content.words, site.content);
  const english = examplesIn(ENGLISH, site.content);
  const outward = (action: Action) => (
    { ...action, target: site.pathOf(action.target) }
  );
  const knowledge: Omit<Knowledge, "search"> = {
    async ask(question, previous) {
      // Frames read an example question in the words of the English one.
      const read = english[examples.indexOf(question.trim())] ?? question;
      const reply = await own.ask(read, previous);
      const answers = reply.answers.map(mark)
        .sort((a, b) => Number(!!a.language) - Number(!!b.language));
      if (answers[0] || guessLanguage(question, locales) !== language) {
        return { ...reply, answers, nearest: reply.nearest?.map(mark) };
      }
      const known = await first.knowledge.ask(question, previous);
      return known.answers[0]
        ? { answers: known.answers.map((each) => ({ ...each, language })) }
        : { ...reply, nearest: reply.nearest?.map(mark) };
    },
    async reply(question) {
      const { messages, action } = await own.reply(question);
      return { messages, action: action && outward(action) };
    },
    async passages() {
      const { list, numbered } = await own.passages();
      return { list: list.map(mark), numbered };
    },
    actions: async (npc) => (await own.actions(npc)).map(outward),
  };
  return knowledge;
}

function markerOf({ linked, content, pathOf }: Site) {
  const roles = content.roles.map((role) => ({
    ...role,
    path: rolePath(role),
  }));
  const languages = new Map(
    [...linked, ...roles].map(({ path, language }) => [path, language]),
  );
  return <Each extends { path: string }>(each: Each) => {
    const [page = ""] = each.path.split("#", 1);
    const language = languages.get(each.path) ?? languages.get(page);
    return { ...each, path: pathOf(each.path), language };
  };
}
