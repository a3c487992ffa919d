import type { Content } from "../../content/content.ts";
import { resumeParts } from "../../content/mod.ts";
import { ANCHORS, CAREER_PATH } from "../../content/anchors.ts";
import { inLanguage } from "../in_language.ts";
import { useSite } from "../site_context.ts";

/** Next steps for a visitor: write a message, read on, or send an agent. */
export function FirstSteps({ content }: { content: Content }) {
  const { words: { home }, isQuiet } = useSite();
  const { channels: [first], heading, title, language } = content.contact;
  const mark = inLanguage(language);
  const direct = inLanguage(first?.language ?? language);
  const hasCareer = content.roles.length > 0;
  const hasResume = isQuiet || hasCareer || resumeParts(content).length > 0;
  const resume = hasCareer && !isQuiet ? CAREER_PATH : "/about";
  const isDirect = isQuiet && first && /^(?:tel|mailto):/.test(first.url);
  return (
    <p class="btns">
      {isDirect && (
        <a class="btn go" href={first.url} {...direct}>{first.label}</a>
      )}{" "}
      <a class={isDirect ? "btn" : "btn go"} href="/contact" {...mark}>
        {heading ?? title}
      </a>{" "}
      {hasResume && <a class="btn" href={resume}>{home.resume}</a>}{" "}
      {!isQuiet && (
        <a class="btn" href={`#${ANCHORS.agent}`}>{home.add.button}</a>
      )}
    </p>
  );
}
