import { CAREER_PATH } from "../../content/anchors.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { useSite } from "../site_context.ts";
import { TALK } from "./ids.ts";

/** Stands in for the conversation while NPC chat is disabled. */
export function OffDuty() {
  const { words, isQuiet } = useSite();
  const { off, spoken } = words.room;
  const links = [[CAREER_PATH, off.work], ["/contact", off.contact]];
  if (!isQuiet) links.unshift([MANUAL_PATH, off.docs]);
  return (
    <section class="talk" id={TALK} aria-label={spoken.conversation}>
      <p class="wait">
        <b>{off.label}</b>
      </p>
      <p>{off.text}</p>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
