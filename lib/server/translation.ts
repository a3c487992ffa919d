import type { Action, Answer, Knowledge, Reply } from "../answers/types.ts";
import { rolePath } from "../content/anchors.ts";
import { localeOf } from "../content/mod.ts";
import type { Site } from "../site.ts";
import type { Sources } from "./answer_sources.ts";

/** Answers with the addresses of a language; marked if their words are in another. */
export async function readTranslation(
  { site, original }: Sources,
  own: Knowledge,
  first: Knowledge,
): Promise<Knowledge> {
  const { guessLanguage } = await import("@foyer/answers");
  const { content } = original?.site ?? site;
  const { editions = [], profile: { language } } = content;
  // A question of no language is one of this language.
  const locales = [site.content, content, ...editions].map(localeOf);
  const mark = markerOf(site);
  const marked = (reply: Reply): Reply => ({
    ...reply,
    ...reply.certain && { certain: mark(reply.certain) },
    nearest: reply.nearest.map(mark),
  });
  const outward = (action: Action) => (
    { ...action, target: site.pathOf(action.target) }
  );
  return {
    ...own,
    async ask(question, previous) {
      const reply = marked(await own.ask(question, previous));
      if (
        reply.certain || reply.isGreeting ||
        guessLanguage(question, locales) !== language
      ) return reply;
      const known = await first.ask(question, previous);
      const named = (each: Answer) => ({ ...each, language });
      return known.certain
        ? { certain: named(known.certain), nearest: [] }
        : known.nearest.length > 0
        ? { ...known, nearest: known.nearest.map(named) }
        : reply;
    },
    async reply(question) {
      const { messages, action } = await own.reply(question);
      const named = messages.map((each) =>
        each.source ? { ...each, source: mark(each.source) } : each
      );
      return { messages: named, action: action && outward(action) };
    },
    async passages(question, previous) {
      const { list, numbered } = await own.passages(question, previous);
      return { list: list.map(mark), numbered };
    },
    actions: async (npc) => (await own.actions(npc)).map(outward),
  };
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
