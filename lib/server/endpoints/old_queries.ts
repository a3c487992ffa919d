import type { Endpoint } from "../../endpoint.ts";

/** Length in characters. A longer query would only take time. */
const MAX_QUERY = 2_000;

/**
 * Finds old addresses that are queries: in any order, with other parameters beside
 * them. Of several, the one with the most parameters is taken.
 */
export function oldQueries(old: Endpoint[]) {
  const queries = old.flatMap((endpoint) => {
    const [path = "", query = ""] = endpoint.path.split("?", 2);
    const pairs = pairsIn(query);
    return pairs.length > 0 ? [{ path, pairs, endpoint }] : [];
  });
  const paths = new Set(queries.map(({ path }) => path));
  // Grouped by the first parameter, because a site can have thousands.
  const known = Map.groupBy(
    queries,
    ({ path, pairs }) => `${path}?${pairs[0]}`,
  );
  return (path: string, search: string): Endpoint | undefined => {
    if (!paths.has(path) || search.length > MAX_QUERY) return;
    const sent = new Set(pairsIn(search));
    return [...sent].flatMap((pair) => known.get(`${path}?${pair}`) ?? [])
      .filter(({ pairs }) => pairs.every((pair) => sent.has(pair)))
      .toSorted((one, other) => other.pairs.length - one.pairs.length)[0]
      ?.endpoint;
  };
}

function pairsIn(query: string): string[] {
  return Array.from(new URLSearchParams(query), (pair) => pair.join("="));
}
