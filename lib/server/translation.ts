import { guessLanguage } from "@foyer/answers";
import type { Action, Answer, Knowledge } from "../answers/types.ts";
import { rolePath } from "../content/anchors.ts";
import { localeOf } from "../content/mod.ts";
import type { PageMeta } from "../content/page_meta.ts";
import type { Site } from "../site.ts";
import { ENGLISH } from "../base/words/override.ts";
import {
  examplesIn,
  knowledgeFrom,
  type Original,
  type Sources,
} from "./knowledge.ts";

const isManual = ({ kind }: Pick<PageMeta, "kind">) =>
  kind === "manual" || kind === "doc";

/**
 * Knowledge of the pages in another language, and then of those that only the first
 * language has. The manual has no translation: the first language answers from it.
 */
export async function readTranslation(
  sources: Sources,
  original: Original,
): Promise<Knowledge> {
  const { site, twins } = sources;
  const own = await twins.readAll(
    site.pages.filter((page) => !isManual(page)),
  );
  const { pages: all } = await original.pages();
  const others = all.filter((page) =>
    !isManual(page) && !site.pageAt(page.path)
  );
  const translated = own.map(({ page, sections }) => ({ ...page, sections }));
  const found = { pages: [...translated, ...others], facts: undefined };
  return localised(await knowledgeFrom(sources, found), site, original);
}

/** Answers with the addresses of the language; marked if their words are in another. */
function localised(own: Knowledge, site: Site, first: Original): Knowledge {
  const { pathOf } = site;
  const languageAt = languagesOf(site);
  const mark = <Each extends { path: string }>(each: Each) => {
    const language = languageAt(each.path);
    return { ...each, path: pathOf(each.path), ...language && { language } };
  };
  return {
    search: async (...given) => (await own.search(...given)).map(mark),
    async ask(question, previous) {
      const reply = await own.ask(inEnglish(question, site), previous);
      if (reply.answers.length === 0 && isIn(first.site, question)) {
        const answers = await answersOf(first, question, previous);
        if (answers.length > 0) return { answers };
      }
      const { answers, nearest } = reply;
      const marked = ownFirst(answers.map(mark));
      return { ...reply, answers: marked, nearest: nearest?.map(mark) };
    },
    async reply(question) {
      const { messages, action } = await own.reply(question);
      return { messages, action: action && outward(action, site) };
    },
    async passages() {
      const { list, numbered } = await own.passages();
      return { list: list.map(mark), numbered };
    },
    actions: async (npc) =>
      (await own.actions(npc)).map((each) => outward(each, site)),
  };
}

/** Frames read an example question in the words of the English one. */
function inEnglish(question: string, { content }: Site): string {
  const at = examplesIn(content.words, content).indexOf(question.trim());
  return examplesIn(ENGLISH, content)[at] ?? question;
}

/** Languages of pages and roles without a translation, by their paths. */
function languagesOf({ linked, content }: Site) {
  const roles = content.roles.map((role) => ({
    ...role,
    path: rolePath(role),
  }));
  const languages = new Map(
    [...linked, ...roles].map(({ path, language }) => [path, language]),
  );
  return (path: string) =>
    languages.get(path) ?? languages.get(path.split("#", 1)[0] ?? "");
}

function ownFirst(answers: Answer[]): Answer[] {
  const { own = [], others = [] } = Object.groupBy(
    answers,
    ({ language }) => language ? "others" : "own",
  );
  return [...own, ...others];
}

function isIn({ content }: Site, question: string): boolean {
  const locales = [content, ...content.editions ?? []].map(localeOf);
  return guessLanguage(question, locales) === content.profile.language;
}

/** Answers of the first language. The manual is always English. */
async function answersOf(
  { knowledge, site }: Original,
  ...given: Parameters<Knowledge["ask"]>
): Promise<Answer[]> {
  const { answers } = await knowledge.ask(...given);
  const { language } = site.content.profile;
  return answers.map((each) => ({
    ...each,
    language: each.kind === "doc" ? "en" : language,
  }));
}

function outward(action: Action, { pathOf }: Site): Action {
  const { type, target } = action;
  return type === "open_page" ? { type, target: pathOf(target) } : action;
}
