import { figurePath } from "./figure.ts";

/** Ids that other pages link to. They do not depend on headings. */
export const ANCHORS = {
  work: "work",
  ask: "ask",
  call: "call",
  agent: "your-agent",
  contributions: "contributions",
  room: "room",
  newest: "newest",
  elsewhere: "elsewhere",
  links: "links",
  filing: "filing",
  story: "the-story",
  career: "career",
  channels: "channels",
  hours: "hours",
  first: "first-message",
  hire: "hire",
  others: "other-doors",
  whoIsHere: "who-is-here",
  inventory: "people-and-things",
  inShort: "in-short",
  stored: "what-is-stored",
  browser: "what-your-browser-keeps",
  asked: "who-else-is-asked",
  logged: "what-is-logged",
  traced: "what-is-traced",
  doors: "doors",
  toProgram: "to-a-program",
  find: "find",
  found: "found",
  firstCall: "first-call",
  agents: "connect-an-agent",
  limits: "limits-and-errors",
  operations: "operations",
  providers: "state-of-each-provider",
  deprecation: "deprecation-and-sunset",
} as const;

export const ELSEWHERE_PATH = `/#${ANCHORS.elsewhere}`;
export const CHANNELS_PATH = `/contact#${ANCHORS.channels}`;
export const HOURS_PATH = `/contact#${ANCHORS.hours}`;
export const STORY_PATH = `/about#${ANCHORS.story}`;
export const CAREER_PATH = `/about#${ANCHORS.career}`;

/** A role on the about page. */
export function rolePath({ slug }: { slug: string }): string {
  return `/about#${slug}`;
}

/** A list of the résumé on the about page. */
export function resumePath(list: string): string {
  return `/about#${list}`;
}

/** A person on the page of the room. */
export function personAnchor({ id }: { id: string }): string {
  return id;
}

/** An operation on the page for developers. */
export function operationAnchor({ id }: { id: string }): string {
  return id.toLowerCase();
}

export const IMAGES = "/images/";

/** Address of an image of the content. */
export function imageAddress({ path }: { path: string }): string {
  return IMAGES + path;
}

/**
 * The picture of the owner for programs. Pages use other addresses, which count in no
 * rate window: see `lib/graphics/addresses.ts`.
 */
export function portraitPath(
  { photo, figure }: { photo?: { file: string }; figure?: string },
): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  return figure && figurePath(figure);
}
