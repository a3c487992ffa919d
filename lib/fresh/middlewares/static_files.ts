import { ifNoneMatch } from "@std/http/etag";
import { acceptsEncodings } from "@std/http/negotiation";
import { internalsOf } from "../context.ts";
import { MethodNotAllowed, type Middleware } from "../handlers.ts";
import type {
  Coding,
  ServedFile,
  StaticFile,
  Variant,
} from "../static_file.ts";

/** Serves `static/` and what the build has made of it and of the islands. */
export function staticFiles<State>(): Middleware<State> {
  return (ctx) => {
    const { site, path } = internalsOf(ctx);
    const served = site.file(path);
    return served ? serve(ctx.req, served) : ctx.next();
  };
}

type Header = [string, string];

async function serve(
  req: Request,
  { file, immutable }: ServedFile,
): Promise<Response> {
  if (req.method !== "GET" && req.method !== "HEAD") {
    throw new MethodNotAllowed("GET, HEAD");
  }
  const variant = await file.variant(codingFor(req, file));
  const headers: Header[] = [
    ...variant.headers,
    ["cache-control", immutable ? FOR_EVER : "no-cache"],
  ];
  if (!ifNoneMatch(req.headers.get("if-none-match"), variant.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = file.isMedia && rangeOf(req, variant);
  return range
    ? partOf(variant.body, range, headers)
    : sized(200, variant.body, headers);
}

const FOR_EVER = "public, max-age=31536000, immutable";

function codingFor(req: Request, { codings }: StaticFile): Coding {
  // Without the header acceptsEncodings would take the first offer.
  if (!req.headers.get("accept-encoding")) return "identity";
  // One at a time: among equals it would take the client's order, and browsers
  // name gzip first.
  return codings.find((coding) =>
    acceptsEncodings(req, coding, "identity") === coding
  ) ?? "identity";
}

interface Range {
  start: number;
  end: number;
}

/** The one range that was asked for; null for none, or for any other form. */
function rangeOf(req: Request, { body, etag }: Variant): Range | null {
  const header = req.headers.get("range") ?? "";
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!first && !last) return null;
  if ((req.headers.get("if-range") ?? etag) !== etag) return null;
  const size = body.byteLength;
  if (!first) return { start: Math.max(size - Number(last), 0), end: size };
  const end = last ? Math.min(Number(last) + 1, size) : size;
  return { start: Number(first), end };
}

function partOf(
  body: Uint8Array<ArrayBuffer>,
  { start, end }: Range,
  headers: Header[],
): Response {
  const size = body.byteLength;
  if (start >= end) {
    headers.push(["content-range", `bytes */${size}`]);
    return new Response(null, { status: 416, headers });
  }
  headers.push(["content-range", `bytes ${start}-${end - 1}/${size}`]);
  return sized(206, body.subarray(start, end), headers);
}

function sized(
  status: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Header[],
): Response {
  headers.push(["content-length", String(body.byteLength)]);
  return new Response(body, { status, headers });
}
