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
import type { EndpointSources } from "./endpoints/sources.ts";
import { imageAddress } from "../content/image.ts";
import { THEME } from "../content/theme.ts";
import { CORS } from "../base/http/cors.ts";
import type { HeaderList } from "../base/http/header_list.ts";
import { avatarsOf } from "../graphics/pictures/avatars.ts";
import { ICONS, previewPath } from "../graphics/pictures/addresses.ts";
import { pageHeaders } from "../ui/page_headers.ts";
import { advertisedLimit } from "../base/words/limit_in_words.ts";
import { policyHeaders } from "../services/rate_limit/rate_headers.ts";
import { isPublic } from "./sample.ts";
import type { Site } from "../site.ts";

/** The lists that the table of endpoints is made from. */
export function endpointSources(
  deps: Deps & Pick<World, "assets">,
  site: Site,
): EndpointSources {
  const { baseUrl, config, content, assets } = deps;
  const policy = `${baseUrl}/developers`;
  const sunset = `<${policy}>; rel="sunset"; type="text/html"`;
  const ofPages = pageHeaders(deps);
  return {
    operations: site.operations,
    lasting: ({ lasts }) => lasts?.(deps),
    pages: site.pages,
    followingPages: site.followingPages,
    documents: [...documentsOf(content), ...CLIENT_PACKAGES],
    // Once each: Fresh's asset() changes the query alone.
    assets: [
      ...new Set(
        assets.flatMap((path) => [path, ...asset(path).split("?", 1)]),
      ),
    ],
    ownFiles: [
      ...content.images.map(imageAddress),
      ...(content.theme ? [`/${THEME}`] : []),
    ],
    icons: Object.keys(ICONS),
    previews: site.pages.map(({ path }) => previewPath(path)),
    avatars: [...avatarsOf(content).keys()],
    headers: {
      always: [
        ["x-content-type-options", "nosniff"],
        ...policyHeaders(advertisedLimit(config.RATE_LIMIT)),
        ...isPublic(baseUrl) ? [HSTS] : [],
      ],
      document: [...CORS, ...USAGE_HEADERS],
      page: (page) =>
        page
          ? [...ofPages, ...USAGE_HEADERS, ["link", linkHeader(page, baseUrl)]]
          : ofPages,
      api: (operation) => {
        const { deprecated } = operation ?? {};
        if (!deprecated) return [...CORS, ["link", sunset]];
        const links = deprecationLinks(deprecated, { baseUrl, policy });
        return [
          ...CORS,
          ["link", [sunset, ...links].join(", ")],
          ...deprecationHeaders(deprecated),
        ];
      },
    },
  };
}

// Without includeSubDomains: a personal site must not speak for other hosts of its domain.
const HSTS: HeaderList[number] = [
  "strict-transport-security",
  "max-age=31536000",
];
