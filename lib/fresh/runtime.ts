export { asset } from "./asset.ts";
export { HttpError } from "./error.ts";
export { Head } from "./head.ts";
