import type { InlineCode, Link } from "npm:@types/mdast@4.0.4";
import { defaultHandlers } from "npm:mdast-util-to-markdown@2.1.2";

declare module "npm:@types/mdast@4.0.4" {
  interface InlineCodeData {
    isRaw?: boolean;
  }
}

/** Text that the file has as it is, in a node that may stand in a line. */
export function raw(value: string): InlineCode {
  return { type: "inlineCode", value, data: { isRaw: true } };
}

/** Writes the nodes of `raw` as they are. */
export const rawOrCode: typeof defaultHandlers.inlineCode = Object.assign(
  (...args: Parameters<typeof defaultHandlers.inlineCode>) =>
    args[0].data?.isRaw ? args[0].value : defaultHandlers.inlineCode(...args),
  { peek: () => "<" },
);

export function linkTo(url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: url }] };
}
