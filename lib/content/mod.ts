// The door for values: loading the content, and questions about it. Types are
// behind `content.ts`. Islands import `anchors.ts`, `figure.ts` and `page_meta.ts`,
// because a bundle of this file would hold the loader.
export { compare } from "./compare.ts";
export { ContentError, lineOf } from "./diagnostic.ts";
export { findEntry, findSectionPage, metaDescription } from "./find_entry.ts";
export {
  buildContent,
  loadContent,
  type Loaded,
  loadWithWarnings,
} from "./load.ts";
export { localeOf } from "./content.ts";
export { SVG } from "./image.ts";
export { imageFinder } from "./named_images.ts";
export { redirectsOf } from "./moved.ts";
export { NPC_IDS, SHELVES, THEME } from "./names.ts";
export { entriesOf, newestEntries, resumeEntries } from "./newest_entries.ts";
export {
  type Values,
  valuesOf,
  withAddresses,
  withValues,
  withValuesIn,
} from "./placeholders.ts";
export { readFolder, textOf } from "./read_folder.ts";
export type { ResumeItem, ResumePart } from "./resume_item.ts";
export { resumeParts } from "./resume_parts.ts";
export { printable, refusalOf } from "./unprintable.ts";
export { PAGE, pagesOf } from "./section_pages.ts";
