// The door for the server. Routes and islands import components by their files,
// because a bundle of one list would hold them all.
export { pageHeaders, trialHeaders } from "./page_headers.ts";
export { PAGE_SCRIPT } from "./page_script.ts";
export { pageStyle } from "./page_style.ts";
