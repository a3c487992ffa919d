import { asset } from "fresh/runtime";
import {
  CLIENT_PACKAGES,
  deprecationHeaders,
  deprecationLinks,
  documentsOf,
  linkHeader,
  USAGE_HEADERS,
} from "../api/mod.ts";
import type { Deps } from "../deps.ts";
import type { World } from "./world.ts";
import { imageAddress } from "../content/anchors.ts";
import { THEME } from "../content/mod.ts";
import { CORS } from "../base/http/cors.ts";
import type { HeaderList } from "../base/http/header_list.ts";
import { avatarsOf, ICONS, previewPath } from "../graphics/addresses.ts";
import { pageHeaders } from "../ui/mod.ts";
import { advertisedLimit } from "../base/words/advertised_limit.ts";
import { policyHeaders } from "@foyer/services";
import { isPublic } from "./sample.ts";
import type { AnyOperation } from "../operation.ts";
import type { PageMeta } from "../content/page_meta.ts";
import { ROBE } from "../endpoint.ts";
import type { Site } from "../site.ts";

export type EndpointSources = ReturnType<typeof endpointSources>;

/** Lists that the table of endpoints is made from. */
export function endpointSources(
  deps: Deps & Pick<World, "assets">,
  site: Site,
) {
  const { content, assets } = deps;
  const { operations, pages, followingPages } = site;
  const documents: { path: string; isTimed?: true }[] = [
    ...documentsOf(content),
    ...CLIENT_PACKAGES,
  ];
  return {
    operations,
    lasting: ({ lasts }: AnyOperation) => lasts?.(deps),
    pages,
    followingPages,
    moves: content.moves,
    documents,
    // Unique: asset() of Fresh may change the query alone.
    assets: [
      ...new Set(
        assets.flatMap((path) => [path, ...asset(path).split("?", 1)]),
      ),
    ],
    ownFiles: [
      ...content.images.map(imageAddress),
      ROBE,
      ...(content.theme ? [`/${THEME}`] : []),
    ],
    icons: Object.keys(ICONS),
    previews: pages.map(({ path }) => previewPath(path)),
    avatars: [...avatarsOf(content).keys()],
    headers: headerLists(deps),
  };
}

function headerLists(deps: Deps) {
  const { baseUrl, config } = deps;
  const policy = `${baseUrl}/developers`;
  const sunset = `<${policy}>; rel="sunset"; type="text/html"`;
  const ofPages = pageHeaders(deps);
  const always: HeaderList = [
    ["x-content-type-options", "nosniff"],
    ...policyHeaders(advertisedLimit(config.RATE_LIMIT)),
    ...isPublic(baseUrl) ? [HSTS] : [],
  ];
  const document: HeaderList = [...CORS, ...USAGE_HEADERS];
  /** Without a page: headers of an error page. */
  const page = (page?: PageMeta): HeaderList =>
    page
      ? [...ofPages, ...USAGE_HEADERS, ["link", linkHeader(page, baseUrl)]]
      : ofPages;
  function api({ deprecated }: Partial<AnyOperation> = {}): HeaderList {
    if (!deprecated) return [...CORS, ["link", sunset]];
    const links = deprecationLinks(deprecated, { baseUrl, policy });
    return [
      ...CORS,
      ["link", [sunset, ...links].join(", ")],
      ...deprecationHeaders(deprecated),
    ];
  }
  return { always, document, page, api };
}

// Without includeSubDomains: a personal site must not decide for other hosts of its domain.
const HSTS: HeaderList[number] = [
  "strict-transport-security",
  "max-age=31536000",
];
