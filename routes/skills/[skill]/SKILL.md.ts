import { serveListed } from "../../../lib/discovery/serve_document.ts";

export const handler = serveListed;
