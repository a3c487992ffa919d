import type { Content } from "../../content/content.ts";
import { ANCHORS, CAREER_PATH } from "../../content/anchors.ts";
import { useSite } from "../site_context.ts";

/** Next steps for a visitor: write a message, read on, or send an agent. */
export function FirstSteps({ contact }: { contact: Content["contact"] }) {
  const { words: { home }, isQuiet } = useSite();
  const { channels: [first], heading, title } = contact;
  const isDirect = isQuiet && first && /^(?:tel|mailto):/.test(first.url);
  return (
    <p class="btns">
      {isDirect && <a class="btn go" href={first.url}>{first.label}</a>}{" "}
      <a class={isDirect ? "btn" : "btn go"} href="/contact">
        {heading ?? title}
      </a>{" "}
      <a class="btn" href={isQuiet ? "/about" : CAREER_PATH}>{home.resume}</a>
      {" "}
      {!isQuiet && (
        <a class="btn" href={`#${ANCHORS.agent}`}>{home.add.button}</a>
      )}
    </p>
  );
}
