import { NPC_IDS, type NpcId } from "../../content/npc_ids.ts";
import type { IndexedPage } from "../../search/search_index.ts";
import type { Answer, Case } from "../case.ts";
import { stemsOf } from "../read/stems.ts";
import { leftOver } from "./left_over.ts";
import { readSite } from "./read_site.ts";
import type { SiteConcept } from "./site_words.ts";

const ROOM = "/room";
/** What each of them knows, whoever does it. */
const BUSINESS: Record<NpcId, SiteConcept> = {
  librarian: "of_librarian",
  archivist: "of_archivist",
  concierge: "of_concierge",
  barista: "of_barista",
};

interface Member {
  id: NpcId;
  /** "Wren, Librarian" */
  heading: string;
  /** Stems of the name and of the title. */
  name: string[];
  title: string[];
  answer: Answer;
}

/** The people in the room, by their names and by what they know. */
export class Staff {
  readonly #members: Member[];
  readonly #room: IndexedPage | undefined;

  constructor(pages: readonly IndexedPage[]) {
    this.#room = pages.find(({ path }) => path === ROOM);
    const sections = this.#room?.sections ?? [];
    this.#members = NPC_IDS.flatMap((id): Member[] => {
      const section = sections.find((each) => each.id === id);
      if (!section) return [];
      const { heading, text } = section;
      const [name = "", ...title] = heading.split(/[,،、] ?/);
      const description = `${heading}. ${text.split("\n").at(-1) ?? ""}`;
      return [{
        id,
        heading,
        name: stemsOf(name),
        title: stemsOf(`${title.join(" ")} ${id}`),
        answer: {
          kind: "page",
          name: heading,
          path: `${ROOM}#${id}`,
          description,
        },
      }];
    });
  }

  answer(asked: Case): Answer[] {
    const { words } = asked.question;
    const read = readSite(words);
    const isThere = this.isMeant(asked);
    const called = this.#members.filter(({ id, name }) =>
      words.some((word) =>
        word.word === id ||
        name.includes(word.stem) && (word.isName || isThere)
      )
    );
    const meantBy = (member: Member) => [
      ...read.get(BUSINESS[member.id]) ?? [],
      ...words.filter(({ stem, word }) =>
        word === member.id || member.name.includes(stem)
      ),
    ];
    const fits = (member: Member) => {
      const meant = new Set([...meantBy(member), ...read.get("in_room") ?? []]);
      const { words: left } = leftOver(asked, this.#stems(), { meant, read });
      return left.length <= SPARE && !left.some(({ isName }) => isName);
    };
    if (called.length > 0) {
      return called.filter(fits).map(({ answer }) => answer);
    }
    if (!isThere || !read.has("who")) return [];
    const knowing = this.#members.filter((member) =>
      read.has(BUSINESS[member.id]) && fits(member)
    ).sort((a, b) => meantBy(b).length - meantBy(a).length);
    return knowing.length > 0
      ? knowing.map(({ answer }) => answer)
      : this.#all(asked);
  }

  /** Whether the room is spoken of: "the tack room", as its page calls it. */
  isMeant({ question: { words } }: Case): boolean {
    const known = this.#stems();
    return readSite(words).has("in_room") ||
      words.some(({ word }, at) =>
        word === "room" && known.has(words[at - 1]?.stem ?? "")
      );
  }

  #stems(): ReadonlySet<string> {
    const { title = "", sections = [] } = this.#room ?? {};
    return new Set(
      stemsOf(
        [title, ...sections.map(({ heading, text }) => `${heading} ${text}`)]
          .join("\n"),
      ),
    );
  }

  /** "Who is in the room?" */
  #all(asked: Case): Answer[] {
    const read = readSite(asked.question.words);
    const meant = new Set([
      ...read.get("in_room") ?? [],
      ...read.get("who") ?? [],
    ]);
    const { words } = leftOver(asked, this.#stems(), { meant, read });
    if (!this.#room || words.length > 0) return [];
    return [{
      kind: "page",
      name: this.#room.title,
      path: `${ROOM}#who-is-here`,
      description: `${this.#members.map(({ heading }) => heading).join("; ")}.`,
    }];
  }
}

const SPARE = 2;
