import { docs } from "../mcp/docs/mod.ts";
import { site } from "../mcp/site/mod.ts";
import { cardOf } from "./mcp_card.ts";

export const siteServerCard = cardOf(site);
export const docsServerCard = cardOf(docs);
