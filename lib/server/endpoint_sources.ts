import { asset } from "fresh/runtime";
import {
  apiLinks,
  CLIENT_PACKAGES,
  deprecationHeaders,
  deprecationLinks,
  documentsOf,
  linkHeader,
  translatedDocumentsOf,
  usageHeaders,
} from "../api/mod.ts";
import type { Deps } from "../deps.ts";
import type { World } from "./world.ts";
import type { Content } from "../content/content.ts";
import { imageAddress } from "../content/anchors.ts";
import { THEME } from "../content/mod.ts";
import { CORS } from "../base/http/cors.ts";
import type { HeaderList } from "../base/http/header_list.ts";
import { avatarsOf, ICONS, previewPath } from "../graphics/addresses.ts";
import { pageHeaders, trialHeaders } from "../ui/mod.ts";
import { advertisedLimit } from "../base/words/advertised_limit.ts";
import { policyHeaders } from "@foyer/services";
import { isPublic } from "./sample.ts";
import type { AnyOperation } from "../operation.ts";
import { languageOf, type PageMeta } from "../content/page_meta.ts";
import { type Endpoint, ROBE } from "../endpoint.ts";
import type { Site } from "../site.ts";

export type EndpointSources = ReturnType<typeof endpointSources>;

/** Lists that the table of endpoints is made from. */
export function endpointSources(
  deps: Deps & Pick<World, "assets">,
  [site, ...others]: [Site, ...Site[]],
) {
  const { content, assets } = deps;
  return {
    operations: site.operations,
    lasting: ({ lasts }: AnyOperation) => lasts?.(deps),
    moves: content.moves,
    first: writtenSources(deps, site, [
      ...documentsOf(content),
      ...CLIENT_PACKAGES,
    ]),
    others: others.map((each) =>
      writtenSources(deps, each, translatedDocumentsOf(each.content))
    ),
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
    avatars: [...avatarsOf(content).keys()],
    headers: headerLists(deps, site),
  };
}

export type WrittenSources = ReturnType<typeof writtenSources>;

interface DocumentSource
  extends Pick<Endpoint, "path" | "otherType" | "boundTo"> {
  isTimed?: true;
}

/** Pages and documents in a language. */
function writtenSources(
  deps: Deps,
  site: Site,
  documents: DocumentSource[],
) {
  const { pages, followingPages, prefix, content } = site;
  return {
    pages,
    followingPages,
    documents,
    previews: pages.map(({ path }) => previewPath(path)),
    prefix,
    language: content.profile.language,
    headers: headerLists(deps, site),
  };
}

/** Paths of a language besides its pages. */
export function pathsBesides(content: Content, pages: PageMeta[]): string[] {
  return [
    ...translatedDocumentsOf(content).map(({ path }) => path),
    ...pages.map(({ path }) => previewPath(path)),
  ];
}

function headerLists(deps: Deps, site: Site) {
  const { baseUrl, config } = deps;
  const policy = `${baseUrl}/developers`;
  const links = [`<${policy}>; rel="sunset"; type="text/html"`, ...apiLinks];
  const ofPages = pageHeaders(deps);
  const usage = usageHeaders(site.content.profile);
  const ofHtml = [...ofPages, ...trialHeaders(deps.content)];
  const always: HeaderList = [
    ["x-content-type-options", "nosniff"],
    ...policyHeaders(advertisedLimit(config.RATE_LIMIT)),
    ...isPublic(baseUrl) ? [HSTS] : [],
  ];
  const document: HeaderList = [...CORS, ...usage];
  /** Without a page: headers of an error page. */
  const page = (page?: PageMeta): HeaderList =>
    page ? [...ofHtml, ...usage, ["link", linkHeader(page, site)]] : ofPages;
  function api({ deprecated }: Partial<AnyOperation> = {}): HeaderList {
    if (!deprecated) return [...CORS, ["link", links.join(", ")]];
    const own = deprecationLinks(deprecated, { baseUrl, policy });
    return [
      ...CORS,
      ["link", [...links, ...own].join(", ")],
      ...deprecationHeaders(deprecated),
    ];
  }
  const languageIn = (page: PageMeta) => languageOf(page, site.content);
  return { always, document, page, api, languageIn };
}

// Without includeSubDomains: a personal site must not decide for other hosts of its domain.
const HSTS: HeaderList[number] = [
  "strict-transport-security",
  "max-age=31536000",
];
