import type { ComponentChildren } from "preact";

export { asset, assetSrcSet } from "./asset.ts";
export { HttpError } from "./error.ts";
export { Head, type HeadProps } from "./head.ts";

export const IS_BROWSER: boolean = "document" in globalThis;

export interface PartialProps {
  name: string;
  children?: ComponentChildren;
}

/** Client navigation is left out; this keeps templates portable. */
export function Partial({ children }: PartialProps): ComponentChildren {
  return children;
}
