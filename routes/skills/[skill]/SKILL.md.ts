import { serveListed } from "../../../lib/discovery/serve.ts";

export const handler = serveListed;
