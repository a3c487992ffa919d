import type { ComponentChildren } from "preact";
import type { Content } from "../../../content/content.ts";
import type { LiveSnapshot } from "../../../state.ts";

/** All that things may show. */
export interface Facts {
  content: Content;
  live: LiveSnapshot;
  operations: number;
  /** Minutes since midnight, in the time zone of the owner. */
  minutes: number;
  /** True if NPC chat is disabled. */
  isOff: boolean;
}

interface Props {
  /** Values for the card, as JSON. */
  props?: object;
  children: ComponentChildren;
}

/** Not for Markdown: other pages tell it, or it is true for a moment only. */
export function Value({ props, children }: Props) {
  return (
    <div
      class="v"
      data-markdown-ignore
      data-props={props && JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
