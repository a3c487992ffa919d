import type { ComponentChildren } from "preact";
import type { Content } from "../../content/content.ts";
import { figurePath } from "../../content/figure.ts";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  content: Content;
  /** Figures beside the steps. */
  aside?: ComponentChildren;
}

const CALL = "GET /api/v1/room-avatar";

/** Next steps for a visitor: write a message, or read on. */
export function FirstSteps({ content: { profile, contact }, aside }: Props) {
  const { home } = useWords();
  return (
    <div class="wrap row steps">
      {!profile.photo && profile.figure && (
        <p class="k soft" data-markdown-ignore>
          <span>{home.portrait}</span>
          <Machine href={figurePath(profile.figure)}>{CALL}</Machine>
        </p>
      )}
      <p class="t btns">
        <a class="btn go" href="/contact">{contact.heading ?? contact.title}</a>
        {" "}
        <a class="btn" href="/about">{home.story}</a>
      </p>
      {aside}
    </div>
  );
}
