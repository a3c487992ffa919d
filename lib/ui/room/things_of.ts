import {
  ANCHORS,
  CAREER_PATH,
  CHANNELS_PATH,
  HOURS_PATH,
  operationAnchor,
} from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import { isQuiet, MANUAL_PATH } from "../../content/page_meta.ts";
import type { Site } from "../../site.ts";
import { newestEntries } from "../../content/mod.ts";
import { mailOf } from "../../base/text/mailto.ts";
import { fill, fillCount } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import { CHAT } from "./exchange.ts";

export type ThingId = keyof Words["room"]["thing"];

/** A thing that is a link. */
export type Thing = ReturnType<typeof thingsOf>[number];

const CHAT_DOCS = "/docs/room-api";
/** An address that the API answers with 404. */
export const NO_RESOURCE = "/api/v1/cat";

/**
 * From left to right in the drawing: link, call for programs, and link of a quiet site,
 * which is empty for none and null if the thing is left out. The lamp is a button.
 */
const LINKS: [Exclude<ThingId, "lamp">, string, string, (string | null)?][] = [
  [
    "mirror",
    `/developers#${operationAnchor({ id: "getroomavatar" })}`,
    "GET /api/v1/room-avatar",
    "",
  ],
  ["plant", CHAT_DOCS, `GET ${CHAT}`, ""],
  ["window", "/contact", "get_contact"],
  ["bell", `/contact#${ANCHORS.hire}`, "POST /api/v1/track"],
  ["letter", CHANNELS_PATH, "get_contact"],
  ["shelf", MANUAL_PATH, "search_docs", `/#${ANCHORS.ask}`],
  ["rug", `/developers#${ANCHORS.operations}`, "GET /openapi.json", null],
  ["paper", "", "GET /feed.xml"],
  ["cat", NO_RESOURCE, `GET ${NO_RESOURCE}`, ""],
  ["cabinet", CAREER_PATH, "GET /api/v1/work"],
  ["clock", HOURS_PATH, "get_about"],
  ["chair", "/room.md", "GET /room.md", ""],
  [
    "counter",
    "/docs/numbers",
    "GET /api/v1/stats",
    `/privacy#${ANCHORS.asked}`,
  ],
  [
    "board",
    `/#${ANCHORS.contributions}`,
    "GET /api/v1/codehost-contributions",
    null,
  ],
  ["robots", "/docs/mcp-servers", "POST /mcp", null],
  ["door", "/", "GET /"],
  // It hangs on the door, and lies above it.
  ["sign", "/contact", "get_contact"],
];

const hasDocuments = ({ docs }: Content) => docs.length > 0;

/** Conditions of links that not every site has. */
const CONDITIONS: Partial<Record<ThingId, (content: Content) => boolean>> = {
  shelf: hasDocuments,
  cabinet: ({ roles }) => roles.length > 0,
  counter: hasDocuments,
  plant: hasDocuments,
  paper: (content) => newestEntries(content).length > 0,
  bell: ({ contact }) => mailOf(contact.channels) !== undefined,
  letter: ({ contact }) => contact.channels.length > 0,
  robots: hasDocuments,
};

export function thingsOf(
  { content, pathOf }: Pick<Site, "content" | "pathOf">,
) {
  const { thing, value } = content.words.room;
  const { called: owner, language } = content.profile;
  const isLoud = !isQuiet(content.profile);
  const documents = fillCount(value.documents, content.docs.length, language);
  const counted: Partial<Record<ThingId, string>> = {
    cabinet: fillCount(value.jobs, content.roles.length, language),
    shelf: isLoud ? documents : undefined,
  };
  return LINKS.filter(([id]) => CONDITIONS[id]?.(content) ?? true)
    .filter(([, , , quiet]) => isLoud || quiet !== null)
    .map(([id, loud, call, quiet]) => {
      const { name, does, ...rest } = thing[id];
      const written = "out" in rest ? rest.out : undefined;
      const out = counted[id] ?? written;
      const usual = loud || newestSection(content);
      const href = pathOf(isLoud ? usual : quiet ?? usual);
      return { id, name, does: fill(does, { owner }), href, call, out };
    });
}

/** A page for readers: the feed itself is for programs. */
function newestSection(content: Content): string {
  const [, section = ""] = newestEntries(content)[0]?.path.split("/") ?? [];
  return `/${section}`;
}
