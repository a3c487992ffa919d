import { CAREER_PATH } from "../../content/anchors.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { useWords } from "../site_context.ts";
import { TALK } from "./ids.ts";

/** Stands in for the conversation while NPC chat is disabled. */
export function OffDuty() {
  const { off, spoken } = useWords().room;
  return (
    <section class="talk" id={TALK} aria-label={spoken.conversation}>
      <p class="wait">
        <b>{off.label}</b>
      </p>
      <p>{off.text}</p>
      <ul>
        <li>
          <a href={MANUAL_PATH}>{off.docs}</a>
        </li>
        <li>
          <a href={CAREER_PATH}>{off.work}</a>
        </li>
        <li>
          <a href="/contact">{off.contact}</a>
        </li>
      </ul>
    </section>
  );
}
