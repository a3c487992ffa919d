import type { Draft } from "./drafts.ts";
import type { Found, Generator } from "./generator.ts";
import { fillTemplate } from "./permalinks.ts";

/** Ends of an address, in the order of trust, and dates in it. */
const ENDS = [":path/", ":filename/", ":title/"];
const DATES = [
  ":year/:month/:day",
  ":year/:i_month/:i_day",
  ":year/:month",
  ":year",
];

/** A link, or a page of the site, by which posts of a folder had such addresses. */
interface Vote {
  folder: string;
  /** Start of their addresses, and the rest of them. */
  start: string;
  end: string;
}

/**
 * Templates of old addresses by folders of posts: the one that most links among the posts
 * fit, else the one that the pages of the site show. A tie of two is none.
 */
export function guessRoutes(
  posts: Draft[],
  { routes = [] }: Generator,
  hosts: string[],
) {
  const unsure = posts.filter(({ place }) => place.route === undefined);
  const byEnd = new Map(
    unsure.flatMap((post) =>
      endsOf(post).map(([, path]) => [lastOf(path), post] as const)
    ),
  );
  const link = linkTo(hosts);
  const votes = posts.flatMap(({ text }) =>
    [...text.matchAll(link)].flatMap(([, path = ""]) => voteOf(path, byEnd))
  );
  for (const folder of new Set(unsure.map(({ place }) => place.folder))) {
    const shown = routes.filter((route) =>
      routes.length === 1 ||
      route && `/${folder}`.replace(/s?\/$/, "s/")
          .endsWith(`/${route}`.replace(/s?\/$/, "s/"))
    ).slice(0, 1);
    votes.push(
      ...shown.map((route) => ({ folder, start: `/${route}`, end: ":path/" })),
    );
  }
  return [...Map.groupBy(votes, ({ folder }) => folder)]
    .flatMap(([folder, votes]) =>
      winnerOf(votes).map((route) => [folder, route] as const)
    );
}

/** The start with the most votes, and the end that fits all of its posts. */
function winnerOf(votes: Vote[]): string[] {
  const starts = [...Map.groupBy(votes, ({ start }) => start).values()];
  const [most = [], second = []] = starts.sort((one, other) =>
    other.length - one.length
  );
  const end = ENDS.findLast((end) => most.some((vote) => vote.end === end));
  const [{ start } = {}] = most;
  return most.length === second.length ? [] : [`${start}${end}`];
}

function voteOf(link: string, byEnd: ReadonlyMap<string, Draft>): Vote[] {
  const address = link.toLowerCase()
    .replace(/(?:\/index)?(?:\.html?)?\/?$/, "");
  const post = byEnd.get(lastOf(address));
  const [end, path = ""] = post &&
      endsOf(post).find(([, path]) => address.endsWith(path)) || [];
  if (!post || !end) return [];
  const start = DATES.reduce((start, date) => {
    const [filled = ""] = fillTemplate(date, post);
    return filled ? start.replace(filled, `/${date}`) : start;
  }, address.slice(0, address.length - path.length));
  return [{ folder: post.place.folder, start: `${start}/`, end }];
}

function endsOf(post: Found) {
  return ENDS.flatMap((end) =>
    fillTemplate(end, post).map((path) =>
      [end, path.toLowerCase().replace(/\/$/, "")] as const
    )
  );
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A link to a page of the old site, with its path. */
function linkTo(hosts: string[]): RegExp {
  const names = hosts.map((host) => host.replace(/^\w+:\/\/|\/.*$/g, ""));
  const own = names.map(RegExp.escape).join("|") || "$^";
  const host = `(?:https?:\\/\\/(?:www\\.)?(?:${own}))?`;
  const path = `(\\/[^/\\s)>"'#?][^\\s)>"'#?]*)`;
  return new RegExp(`(?:\\]\\(<?|\\]:\\s*<?|href=["'{]+)${host}${path}`, "gi");
}
