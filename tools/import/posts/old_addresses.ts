import type { Draft } from "./drafts.ts";
import type { Generator } from "./generator.ts";
import { guessRoutes } from "./guessed_routes.ts";
import { fillTemplate, refuseUnknown } from "./permalinks.ts";

/**
 * Old addresses, as a post gives them, else as the owner does, else as the generator.
 * Throws a ConfigError for a template with an unknown part.
 */
export function oldAddresses(
  drafts: Draft[],
  generator: Generator,
  { permalink, hosts }: { permalink?: string; hosts: string[] },
) {
  const { base = "", languages: [main] = [], template, timeZone, routes } =
    generator;
  const [first] = drafts;
  if (permalink && first) refuseUnknown(permalink, first);
  const guesses = permalink || template
    ? []
    : guessRoutes(drafts, generator, hosts);
  const guessed = new Map(guesses);
  const routeOf = (draft: Draft) => {
    const { place, language } = draft;
    if (template) return template(draft);
    const route = place.route ?? guessed.get(place.folder);
    const isBelow = route && main && language && language !== main;
    return isBelow ? `/${language.toLowerCase()}${route}` : route;
  };
  // The addresses of a folder without a site are nobody's.
  const unknown = new Set(
    drafts.filter((draft) =>
      routes && !permalink && !draft.isUnseen && !draft.fields.url &&
      !routeOf(draft)
    ).map(({ place }) => place.folder),
  );
  return {
    /** Undefined if the post gives an address that cannot be computed. */
    of(draft: Draft): string[] | undefined {
      const { url = "://" } = draft.fields;
      const own = url.includes("://") ? undefined : url;
      if (!own && permalink) {
        return fillTemplate(permalink, draft, { timeZone });
      }
      const route = own ?? routeOf(draft);
      if (route === undefined || draft.isUnseen) return [];
      const paths = fillTemplate(route, draft, generator);
      const isLost = own && paths.length === 0;
      return isLost
        ? undefined
        : paths.map((path) =>
          base && path.startsWith(`${base}/`) ? path : base + path
        );
    },
    /** New paths of lists and feeds. */
    moved: new Map([
      ...generator.moved ?? [],
      ...guesses.flatMap(([, route]) =>
        (/^\/[^:]+\/(?=:\w+\/$)/.exec(route) ?? [])
          .map((list) => [list, ""] as const)
      ),
    ]),
    /** Says what is a guess. */
    remarks: [
      ...guesses.map(([folder, route]) => ({
        place: folder || ".",
        why:
          `old addresses are taken as ${route}; if they were others, import again with --permalink`,
      })),
      ...[...unknown].map((folder) => ({
        place: folder || ".",
        why:
          "no old address was found for its posts; give their form with --permalink",
      })),
    ],
  };
}
