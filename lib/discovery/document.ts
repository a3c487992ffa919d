import type { AnyOperation } from "../api/operation.ts";
import type { Content } from "../content.ts";
import type { Page } from "../core/page.ts";

/** The lists that every document is a function of. */
export interface Sources {
  baseUrl: string;
  content: Content;
  operations: AnyOperation[];
  pages: Page[];
}

/** A document for programs at a fixed path: route, media type and text in one value. */
export interface Document {
  path: string;
  mediaType: string;
  render(sources: Sources): string;
}
