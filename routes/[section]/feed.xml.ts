import { serveListed } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveListed;
