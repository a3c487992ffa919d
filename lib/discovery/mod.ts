import type { Document } from "./document.ts";
import { openapi } from "./openapi.ts";

/** Every discovery document of the site; nothing else enumerates them. */
export const documents: Document[] = [openapi];
