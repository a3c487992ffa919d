import type { Representation } from "./representation.ts";

// A response that may be kept, and what to keep of it. Weak: the note goes
// with the response, and a handler needs no channel to the one who keeps.
const notes = new WeakMap<Response, Representation>();

/** Marks a response as good for every later request of the same URL. */
export function keep(
  response: Response,
  representation: Representation,
): Response {
  notes.set(response, representation);
  return response;
}

export function keptOf(response: Response): Representation | undefined {
  return notes.get(response);
}
