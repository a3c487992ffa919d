import type { Representation } from "./representation.ts";

// What a response was made from. Weak: the note goes with the response, and
// whoever makes it needs no channel to whoever may cache it.
const notes = new WeakMap<Response, Representation>();

/** The answer to a GET or HEAD, with a note for a cache of what it was made from. */
export function cacheable(
  representation: Representation,
  request: Request,
): Response {
  const response = representation.respond(request);
  notes.set(response, representation);
  return response;
}

export function representationOf(
  response: Response,
): Representation | undefined {
  return notes.get(response);
}
