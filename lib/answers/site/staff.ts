import type { NpcId } from "../../content/content.ts";
import { NPC_IDS } from "../../content/mod.ts";
import type { Section } from "../../base/markdown/from_html.ts";
import type { IndexedPage } from "../search/search_index.ts";
import type { Context } from "../context.ts";
import type { Answer } from "../types.ts";
import { stemsOf } from "../read/stems.ts";
import { leftOver } from "./left_over.ts";
import {
  readSite,
  type SiteConcept,
  type SiteReading,
  wordsFor,
} from "./read_site.ts";

const ROOM = "/room";
/** Subjects of each NPC, whoever plays it. */
const BUSINESS: Record<NpcId, SiteConcept> = {
  librarian: "of_librarian",
  archivist: "of_archivist",
  concierge: "of_concierge",
  barista: "of_barista",
};

interface Member {
  id: NpcId;
  name: string[];
  answer: Answer;
}

export class Staff {
  readonly #members: Member[];
  readonly #room: IndexedPage | undefined;
  readonly #stems: ReadonlySet<string>;

  constructor(pages: readonly IndexedPage[]) {
    this.#room = pages.find(({ path }) => path === ROOM);
    const { title = "", sections = [] } = this.#room ?? {};
    const texts = sections.map(({ heading, text }) => `${heading} ${text}`);
    this.#stems = new Set(stemsOf([title, ...texts].join("\n")));
    this.#members = NPC_IDS.flatMap((id): Member[] => {
      const section = sections.find((each) => each.id === id);
      return section ? [memberOf(id, section)] : [];
    });
  }

  answer(asked: Context): Answer[] {
    const read = readSite(asked.question.words);
    // "Is a talk with them stored?" is a question for the manual.
    if (OF_MANUAL.some((each) => read.has(each))) return [];
    const called = this.#members.filter((member) => this.#calls(member, asked));
    const knowing = this.#members
      .filter(({ id }) => read.has(BUSINESS[id]));
    if (called.length === 0 && !(this.isMentioned(asked) && read.has("who"))) {
      return [];
    }
    const asking = called.length > 0 ? called : knowing;
    return asking.length > 0
      ? asking.map(({ answer }) => answer)
      : this.#all(asked, read);
  }

  /** Includes the name of the room on its page: "the tack room". */
  isMentioned({ question: { words } }: Context): boolean {
    return readSite(words).has("in_room") ||
      words.some(({ word }, at) =>
        word === "room" && this.#stems.has(words[at - 1]?.stem ?? "")
      );
  }

  /** "The librarian" is an NPC, "a librarian" may be anybody. */
  #calls({ id, name }: Member, asked: Context): boolean {
    const { words } = asked.question;
    return words.some(({ word, stem, isName }, at) =>
      word === id &&
        (words[at - 1]?.word === "the" || this.isMentioned(asked)) ||
      name.includes(stem) && (isName || this.isMentioned(asked))
    );
  }

  /** "Who is in the room?" */
  #all(asked: Context, read: SiteReading): Answer[] {
    const explained = wordsFor(["in_room", "who"], read);
    const { words } = leftOver(asked, this.#stems, { explained, read });
    if (!this.#room || words.length > 0) return [];
    const names = this.#members.map(({ answer: { name } }) => name);
    return [{
      kind: "page",
      name: this.#room.title,
      path: `${ROOM}#who-is-here`,
      description: `${names.join("; ")}.`,
    }];
  }
}

const OF_MANUAL: SiteConcept[] = ["store_n", "llm", "human", "avatar"];

function memberOf(id: NpcId, { heading, text }: Section): Member {
  const [name = ""] = heading.split(/[,،、]/);
  // The last line of the section gives the subject; the lines before are quotes.
  const says = text.split("\n").at(-1) ?? "";
  const description = `${heading}. ${says}`;
  return {
    id,
    name: stemsOf(name),
    answer: { kind: "page", name: heading, path: `${ROOM}#${id}`, description },
  };
}
