import { acceptsEncodings } from "@std/http/negotiation";
import { internalsOf, type Middleware } from "../context.ts";
import { MethodNotAllowed } from "../error.ts";
import type { Coding, StaticFile } from "../static_file.ts";

/** Serves `static/` and the built islands. */
export function staticFiles<State>(): Middleware<State> {
  return (ctx) => {
    const { site, path, method } = internalsOf(ctx);
    const file = site.build.file(path);
    if (file) return serve(ctx.req, method, file);
    // As in Fresh, files come before routes.
    return path === "/favicon.ico"
      ? new Response(null, { status: 404 })
      : ctx.next();
  };
}

async function serve(req: Request, method: string, file: StaticFile) {
  if (method !== "GET" && method !== "HEAD") {
    throw new MethodNotAllowed("GET, HEAD");
  }
  const { body, etag, headers } = await file.variant(codingFor(req, file));
  if (!names(req.headers.get("if-none-match"), etag)) {
    return new Response(body, { headers });
  }
  const kept = headers.filter(([name]) => name !== "content-length");
  return new Response(null, { status: 304, headers: kept });
}

/** RFC 9110 section 13.1.2, for an ETag without a comma. */
function names(condition: string | null, etag: string): boolean {
  const tags = condition?.split(",").map((tag) => tag.trim()) ?? [];
  return condition?.trim() === "*" || tags.includes(etag) ||
    tags.includes(`W/${etag}`);
}

function codingFor(req: Request, { codings }: StaticFile): Coding {
  // Without the header acceptsEncodings would take the first offer.
  if (!req.headers.get("accept-encoding")) return "identity";
  // One at a time: among equals it would take the client's order, and browsers name gzip first.
  return codings.find((coding) =>
    acceptsEncodings(req, coding, "identity") === coding
  ) ?? "identity";
}
