import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** What the parts of one article share. */
interface Shared {
  /** The ids that are taken on the page; a heading without one adds its own. */
  ids: Set<string>;
}

export const PageContext = createContext<Shared | null>(null);

export function usePage(): Shared {
  const shared = useContext(PageContext);
  if (!shared) throw new Error("Cannot render a part of a page on its own");
  return shared;
}
