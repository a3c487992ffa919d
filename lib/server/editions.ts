import type { Endpoint } from "../endpoint.ts";
import type { RequestInfo } from "../request_info.ts";
import type { Site } from "../site.ts";
import type { Edition as Shown } from "../state.ts";
import type { Knowledge } from "../answers/types.ts";
import type { Deps } from "../deps.ts";
import { originalOf, translationOf } from "./knowledge.ts";
import type { Twins } from "./twins/twins.ts";
import type { Services, World } from "./world.ts";

export interface Edition extends Shown {
  deps: World & Services;
  twins: Twins;
  /** Leads the links of a page to its language. Absent in a site in one language. */
  links?: (html: string, innerPath: string) => string;
}

/** Finds an edition by the prefix of its paths. */
export type FindEdition = (endpoint: Pick<Endpoint, "prefix">) => Edition;

interface Read {
  site: Site;
  twins: Twins;
}

/** `deps`: services that know no language. */
export function editionsOf(
  deps: World & Omit<Services, "knowledge" | "editions">,
  [first, ...others]: [Read, ...Read[]],
): [Edition, ...Edition[]] {
  const editions: Deps[] = [];
  const editionOf = (read: Read, knowledge: Knowledge): Edition => {
    const { site } = read;
    const own = { ...deps, content: site.content, knowledge, editions };
    editions.push(own);
    return { ...read, deps: own, links: linkLocaliser(site) };
  };
  const original = originalOf({ ...deps, ...first });
  return [
    editionOf(first, original),
    ...others.map((read) =>
      editionOf(
        read,
        translationOf({ ...deps, ...read, original: first }, original),
      )
    ),
  ];
}

export function editionFinder(
  [first, ...others]: [Edition, ...Edition[]],
): FindEdition {
  const byPrefix = new Map(others.map((each) => [each.site.prefix, each]));
  return ({ prefix }) => prefix && byPrefix.get(prefix) || first;
}

/** The path below the prefix of its language. */
export function innerPath(
  { path, endpoint: { kind, prefix = "" } }: RequestInfo,
): string {
  if (kind === "unknown") return path;
  return path.slice(prefix.length) || "/";
}

/**
 * Leads the links of a page to its language, and names the language of others. A page
 * links by the paths of the first language, so no part of it knows of prefixes.
 * Undefined if all pages are in one language.
 */
function linkLocaliser(
  { linked, pathOf, baseUrl, prefix }: Site,
): Edition["links"] {
  const others = new Map(
    linked.filter(({ language, untranslated }) => language ?? untranslated)
      // Only the manual has its title in every language.
      .map(({ path, language = "en" }) => [path, language]),
  );
  if (others.size === 0 && pathOf("/") === "/") return;
  const localised = (tag: string, at: string) =>
    tag.replace(ADDRESS, (_, name: string, address: string) => {
      // The prefix of the page would change its meaning.
      const isRelative = prefix && RELATIVE.test(address);
      const url = isRelative && URL.parse(address, baseUrl + at);
      const whole = url ? url.href : address;
      const isOurs = whole.startsWith(`${baseUrl}/`);
      const path = isOurs ? whole.slice(baseUrl.length) : whole;
      const own = pathOf(path);
      const base = isOurs && !url ? baseUrl : "";
      const language = own === path && tag.startsWith("<a") &&
        others.get(path.split(/[?#]/, 1)[0] ?? "");
      const mark = language ? ` hreflang="${language}"` : "";
      return ` ${name}="${base}${own}"${mark}`;
    });
  return (html, at) =>
    html.replaceAll(LINK, (tag) => NAMED.test(tag) ? tag : localised(tag, at));
}

const RELATIVE = /^(?![\w+.-]+:)[^/#?]/;
const LINK = /<(?:a|form|link)(?: [\w:-]+(?:="[^"]*")?)*\/?>/g;
const ADDRESS = / (href|action)="([^"]*)"/;
/** A link that names its language already, such as one to a translation. */
const NAMED = / hreflang="/;
