import { type Stamp, STAMPS } from "./use_room_progress.ts";
import type { RoomWords } from "./person.ts";

export function StampCard(
  { stamps, words }: { stamps: Stamp[]; words: RoomWords["stamps"] },
) {
  return (
    <section class="card scripted" data-markdown-ignore>
      <div>
        <h2>
          {words.title}{" "}
          <small class="soft n">{stamps.length}/{STAMPS.length}</small>
        </h2>
        <p class="s soft">{words.hint}</p>
      </div>
      <ul>
        {STAMPS.map((each) => (
          <li key={each} class={stamps.includes(each) ? "got" : undefined}>
            {words[each]}
          </li>
        ))}
      </ul>
    </section>
  );
}
