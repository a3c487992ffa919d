import { CAREER_PATH } from "../../content/anchors.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { TALK } from "./ids.ts";
import type { RoomWords } from "./room_words.ts";

/** Stands in for the conversation while NPC chat is disabled. */
export function OffDuty({ words }: { words: RoomWords }) {
  return (
    <section class="talk" id={TALK} aria-label={words.conversation}>
      <p class="wait">
        <b>{words.offDuty}</b>
      </p>
      <p>{words.off}</p>
      <ul>
        <li>
          <a href={MANUAL_PATH}>{words.offDocs}</a>
        </li>
        <li>
          <a href={CAREER_PATH}>{words.offWork}</a>
        </li>
        <li>
          <a href="/contact">{words.offContact}</a>
        </li>
      </ul>
    </section>
  );
}
