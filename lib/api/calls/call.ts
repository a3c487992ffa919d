import type { RequestExample } from "../../operation.ts";

/** A request; it is a POST if it has a body. */
export interface Call {
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** `template` contains `{name}` for a path parameter. */
export function callOf(
  template: string,
  { params = {}, query = {}, headers = {}, body }: RequestExample,
): Call {
  const path = template.replace(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return { path: search ? `${path}?${search}` : path, headers, body };
}

/** The curl command in three parts, so that a page can mark the address. */
export function curlOf(
  baseUrl: string,
  { path, headers, body }: Call,
): [before: string, address: string, after: string] {
  const [bare = "", ...query] = path.split(/(?=\?)/);
  const search = query.join("");
  const sent = body === undefined
    ? headers
    : { "content-type": "application/json", ...headers };
  const options = [
    ...Object.entries(sent).map(([name, value]) =>
      `-H ${quoted(`${name}: ${value}`)}`
    ),
    ...body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`],
  ].map((option) => ` \\\n  ${option}`).join("");
  const quote = quoted(path) === path ? "" : "'";
  const after = quote ? search.replaceAll("'", APOSTROPHE) : search;
  const address = quote ? bare.replaceAll("'", APOSTROPHE) : bare;
  return [`curl ${quote}`, baseUrl + address, after + quote + options];
}

/** Only an apostrophe is special between apostrophes in a shell. */
const APOSTROPHE = "'\\''";

function quoted(text: string): string {
  return /^[\w:/.%~-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", APOSTROPHE)}'`;
}
