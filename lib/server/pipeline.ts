import type { InFlightRequests } from "@foyer/services/shared";
import { PAGE_SCRIPT, pageStyle } from "../ui/mod.ts";
import type { FindEdition } from "./editions.ts";
import { answerHead } from "./middleware/answer_head.ts";
import { limitConcurrency } from "./middleware/limit_concurrency.ts";
import { compose, type Handle } from "./middleware/middleware.ts";
import { pageForms } from "./middleware/page_forms.ts";
import { redirect } from "./middleware/redirect.ts";
import { secureHtml } from "./middleware/secure_html.ts";
import type { Services, World } from "./world.ts";

interface Parts {
  deps: World & Services;
  inFlight: InFlightRequests;
  editionOf: FindEdition;
}

/** Requests that no cache answers pass this list, after that of `front`. */
export function pipeline(
  { deps, inFlight, editionOf }: Parts,
  routes: Handle,
): Handle {
  return compose(
    [
      limitConcurrency(inFlight, deps),
      redirect,
      answerHead,
      pageForms(editionOf),
      secureHtml({ script: PAGE_SCRIPT, style: pageStyle(deps) }),
    ],
    routes,
  );
}
