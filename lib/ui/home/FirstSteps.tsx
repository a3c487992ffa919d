import type { Content } from "../../content/content.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { useSite } from "../site_context.ts";

/** Next steps for a visitor: write a message, read on, or send an agent. */
export function FirstSteps({ contact }: { contact: Content["contact"] }) {
  const { words: { home }, isQuiet } = useSite();
  return (
    <p class="btns">
      <a class="btn go" href="/contact">{contact.heading ?? contact.title}</a>
      {" "}
      <a class="btn" href="/about">{home.resume}</a>{" "}
      {!isQuiet && (
        <a class="btn" href={`#${ANCHORS.agent}`}>{home.add.button}</a>
      )}
    </p>
  );
}
