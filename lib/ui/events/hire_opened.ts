import { firstOf } from "../../base/text/code_points.ts";
import { sendEvent } from "./send_event.ts";

/** Records that the form was opened, and how the reader came to the page. */
export function hireOpened(): Promise<void> {
  const ref = new URLSearchParams(location.search).get("ref");
  // A query may hold a question, which stays private.
  const [referrer] = document.referrer.split(/[?#]/);
  return sendEvent({
    event: "hire_opened",
    ...(ref && { ref: firstOf(ref, 80) }),
    ...(referrer && { referrer: firstOf(referrer, 300) }),
    deepLinked: isEntrance(),
  });
}

/** Returns true if the reader entered the site at the form. */
function isEntrance(): boolean {
  const [page] = performance.getEntriesByType("navigation");
  const { origin } = URL.parse(document.referrer) ?? {};
  return origin !== location.origin && page?.name.endsWith("#hire") === true;
}
