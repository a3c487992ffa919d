import { type Endpoint, isInApi } from "../../endpoint.ts";
import { type HeaderList, INERT_CSP } from "../../base/http/header_list.ts";
import { below } from "../../site.ts";
import type { EndpointSources, WrittenSources } from "../endpoint_sources.ts";
import { POLICIES } from "../middleware/policies.ts";
import { pageEndpoints } from "./pages.ts";
import { readable } from "./readable.ts";

/** Pages and documents in a language. */
export function writtenEndpoints(
  { documents, pages, followingPages, previews, headers }: WrittenSources,
): Endpoint[] {
  return [
    ...documents.map((document) => documentEndpoint(document, headers)),
    ...[...pages, ...followingPages]
      .flatMap((page) => pageEndpoints(page, headers)),
    ...previews.map((path) =>
      readable("asset", path, {
        headers: headers.page(),
        cache: POLICIES.picture,
      })
    ),
  ];
}

/** Below the prefix of its language. */
export function translated(sources: WrittenSources): Endpoint[] {
  const { prefix, headers } = sources;
  const home = readable("redirect", `${prefix}/`, {
    location: prefix,
    headers: headers.page(),
  });
  const own = writtenEndpoints(sources).map((each) => {
    const { path, location } = each;
    return {
      ...completed(each, sources),
      path: below(prefix, path),
      prefix,
      ...location && { location: below(prefix, location) },
    };
  });
  return [completed(home, sources), ...own];
}

function documentEndpoint(
  { path, isTimed, otherType, boundTo }: WrittenSources["documents"][number],
  headers: EndpointSources["headers"],
): Endpoint {
  const own = isInApi(path) ? headers.api() : [];
  return readable("document", path, {
    cache: isTimed ? undefined : POLICIES.path,
    headers: [...headers.document, ...own],
    ...otherType && { otherType },
    ...boundTo && { boundTo },
  });
}

/** Adds the headers of every response, and a policy to what is never HTML. */
export function completed(
  endpoint: Endpoint,
  { headers: { always, languageIn } }: Pick<EndpointSources, "headers">,
): Endpoint {
  const { kind, headers, headersOf, page } = endpoint;
  const rest = NEVER_HTML.includes(kind) ? [...always, INERT_CSP] : always;
  const language = page && languageIn(page);
  const named: HeaderList = language ? [["content-language", language]] : [];
  const ofMethods = Array.from(
    headersOf ?? [],
    ([method, own]): [string, HeaderList] => [method, [...own, ...rest]],
  );
  return {
    ...endpoint,
    headers: [...headers, ...named, ...rest],
    ...headersOf && { headersOf: new Map(ofMethods) },
  };
}

const NEVER_HTML: Endpoint["kind"][] = ["operation", "document", "twin"];
