import { firstOf } from "../../base/text/code_points.ts";
import { sendEvent } from "./send_event.ts";

/** Tells the site that the first message was opened, and how its reader came to this page. */
export function hireOpened(): Promise<void> {
  const ref = new URLSearchParams(location.search).get("ref");
  // What somebody asked another page, or this site, is none of it.
  const [referrer] = document.referrer.split(/[?#]/);
  return sendEvent({
    event: "hire_opened",
    ...(ref && { ref: firstOf(ref, 80) }),
    ...(referrer && { referrer: firstOf(referrer, 300) }),
    deepLinked: isEntrance(),
  });
}

/** Whether the reader entered the site at the message itself, from elsewhere. */
function isEntrance(): boolean {
  const [page] = performance.getEntriesByType("navigation");
  const { origin } = URL.parse(document.referrer) ?? {};
  return origin !== location.origin && page?.name.endsWith("#hire") === true;
}
