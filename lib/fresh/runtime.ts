import { leftOut } from "./left_out.ts";

export { asset } from "./asset.ts";
export { HttpError } from "./error.ts";
export { Head, type HeadProps } from "./head.ts";

export const IS_BROWSER: boolean = "document" in globalThis;

export const assetSrcSet = /* @__PURE__ */ leftOut("assetSrcSet()");
export const Partial = /* @__PURE__ */ leftOut("<Partial>");
