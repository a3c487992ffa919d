import type { IndexedPage } from "../../answers/search/search_index.ts";
import { CONTENT_SIGNAL, USAGE_IN_WORDS } from "./content_usage.ts";
import { robots } from "./robots.ts";

/** What the words of the site may be used for, as far as it is asked about. */
export const usagePage: IndexedPage = {
  path: robots.path,
  title: robots.title,
  description: robots.description,
  kind: "page",
  sections: [{
    id: "",
    heading: "",
    level: 1,
    text: `${USAGE_IN_WORDS}\nContent-Signal: ${CONTENT_SIGNAL}`,
  }],
};
