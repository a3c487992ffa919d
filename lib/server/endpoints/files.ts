import { type CachePolicy, type Endpoint, OFFLINE } from "../../endpoint.ts";
import type { HeaderList } from "../../base/http/header_list.ts";
import { NOINDEX } from "./pages.ts";
import { POLICIES } from "../middleware/policies.ts";
import { readable } from "./readable.ts";
import type { EndpointSources } from "../endpoint_sources.ts";

/** Files of the software and of the owner. */
export function fileEndpoints(
  { assets, icons, avatars, ownFiles, headers }: EndpointSources,
): Endpoint[] {
  const file = headers.page();
  const listed = (
    paths: string[],
    cache?: CachePolicy,
    headers = file,
  ) => paths.map((path) => readable("asset", path, { headers, cache }));
  return [
    ...listed(assets.filter((path) => path !== WORKER)),
    ...listed([...icons, ...avatars], POLICIES.path),
    ...listed(ownFiles, POLICIES.file),
    ...listed([WORKER], undefined, [...file, FETCHES]),
    readable("page", OFFLINE, {
      headers: [...file, NOINDEX],
      cache: POLICIES.path,
    }),
  ];
}

const WORKER = "/sw.js";

/** A service worker has its own policy, and fetches from the site. */
const FETCHES: HeaderList[number] = [
  "content-security-policy",
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
];
