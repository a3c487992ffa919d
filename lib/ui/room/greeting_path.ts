import { TALK } from "./ids.ts";

/** Where somebody is greeted, on the page itself. */
export function greetingPath({ id }: { id: string }, hello: string): string {
  return `/room?${new URLSearchParams({ to: id, ask: hello })}#${TALK}`;
}
