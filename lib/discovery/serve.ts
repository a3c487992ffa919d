import type { Context } from "fresh";
import { keep } from "../http/kept.ts";
import { Representation } from "../http/representation.ts";
import type { State } from "../state.ts";
import type { Document } from "./document.ts";

/** The handler of a document: rendered at its first request, then kept. */
export function serveDocument(document: Document) {
  return ({ req: request, state: { site } }: Context<State>): Response => {
    const representation = new Representation(document.render(site), {
      "content-type": document.mediaType,
      "cache-control": "public, max-age=300",
      "cdn-cache-control": "no-store",
      "vary": "accept-encoding",
    });
    return keep(representation.respond(request), representation);
  };
}
