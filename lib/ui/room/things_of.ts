import {
  ANCHORS,
  CAREER_PATH,
  CHANNELS_PATH,
  HOURS_PATH,
  operationAnchor,
} from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { mailOf } from "../../base/text/mailto.ts";
import { fill } from "../../base/words/fill.ts";
import { CHAT } from "./exchange.ts";
import type { ThingId } from "./things.ts";

/** A thing of the room that leads somewhere. */
export interface Thing {
  id: ThingId;
  name: string;
  /** What comes of it. */
  does: string;
  href: string;
  /** The call or tool that says the same to programs. */
  call: string;
}

/** Nothing is there, and the API says so. */
export const NO_RESOURCE = "/api/v1/cat";

interface Way extends Pick<Thing, "href" | "call"> {
  id: Exclude<ThingId, "lamp">;
  /** Whether this site has it; every site has where it is left out. */
  isThere?(content: Content): boolean;
}

/** Where each leads, in the order in which they are listed. */
const WAYS: Way[] = [
  {
    id: "shelf",
    href: MANUAL_PATH,
    call: "search_docs",
    isThere: hasDocuments,
  },
  {
    id: "cabinet",
    href: CAREER_PATH,
    call: "GET /api/v1/work",
    isThere: ({ roles }) => roles.length > 0,
  },
  { id: "clock", href: HOURS_PATH, call: "get_about" },
  { id: "window", href: HOURS_PATH, call: "get_contact" },
  {
    id: "board",
    href: `/#${ANCHORS.contributions}`,
    call: "GET /api/v1/codehost-contributions",
  },
  {
    id: "counter",
    href: "/docs/numbers",
    call: "GET /api/v1/stats",
    isThere: hasDocuments,
  },
  { id: "sign", href: "/contact", call: "get_contact" },
  {
    id: "bell",
    href: `/contact#${ANCHORS.hire}`,
    call: "POST /api/v1/track",
    isThere: ({ contact }) => mailOf(contact.channels) !== undefined,
  },
  {
    id: "letter",
    href: CHANNELS_PATH,
    call: "get_contact",
    isThere: ({ contact }) => contact.channels.length > 0,
  },
  {
    id: "mirror",
    href: `/developers#${operationAnchor({ id: "getroomavatar" })}`,
    call: "GET /api/v1/room-avatar",
  },
  {
    id: "rug",
    href: `/developers#${ANCHORS.operations}`,
    call: "GET /openapi.json",
  },
  { id: "plant", href: CHAT, call: `GET ${CHAT}` },
  { id: "cat", href: NO_RESOURCE, call: `GET ${NO_RESOURCE}` },
  { id: "paper", href: "/feed.xml", call: "GET /feed.xml" },
  { id: "chair", href: "/room.md", call: "GET /room.md" },
  {
    id: "robots",
    href: "/docs/mcp-servers",
    call: "POST /mcp",
    isThere: hasDocuments,
  },
  { id: "door", href: "/", call: "GET /" },
];

/** All that this site has. */
export function thingsOf(content: Content): Thing[] {
  const { thing } = content.words.room;
  const owner = content.profile.name;
  return WAYS.filter(({ isThere }) => isThere?.(content) ?? true)
    .map(({ id, href, call }) => {
      const { name, does } = thing[id];
      return { id, name, does: fill(does, { owner }), href, call };
    });
}

function hasDocuments({ docs }: Content): boolean {
  return docs.length > 0;
}
