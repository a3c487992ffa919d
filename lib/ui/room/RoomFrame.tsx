import type { ComponentChildren } from "preact";
import { asset } from "fresh/runtime";
import { ANCHORS } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { useWords } from "../site_context.ts";
import { TALK } from "./ids.ts";

interface Props {
  title: string;
  place: string;
  /** Minutes since midnight there. */
  minutes: number;
  isOff: boolean;
  children: ComponentChildren;
}

/** The room as the opening of a page. */
export function RoomFrame({ title, place, minutes, isOff, children }: Props) {
  const { room } = useWords();
  const sky = skyAt(minutes);
  return (
    <>
      <link rel="stylesheet" href={asset("/room.css")} />
      <a
        class="skip"
        href={`#${ANCHORS.inventory}`}
        data-markdown-ignore
      >
        {room.toList}
      </a>
      <a class="skip" href={`#${TALK}`} data-markdown-ignore>{room.toTalk}</a>
      <header class="room" data-sky={sky} data-off={isOff || undefined}>
        <div class="name">
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p class="s soft" data-markdown-ignore>
            {fill(room.sky[sky], { place })}
          </p>
        </div>
        {children}
      </header>
    </>
  );
}

function skyAt(minutes: number): "dawn" | "day" | "dusk" | "night" {
  const hour = minutes / 60;
  if (hour < 5 || hour >= 20) return "night";
  if (hour < 8) return "dawn";
  return hour < 17 ? "day" : "dusk";
}

/** The drawing and its links. It scrolls sideways on a narrow screen. */
export function RoomDrawing({ children }: Pick<Props, "children">) {
  const { hint, drag } = useWords().room;
  return (
    <>
      <div
        class="pan"
        tabindex={0}
        role="group"
        aria-label={hint}
        data-markdown-ignore
      >
        <div class="place">{children}</div>
      </div>
      <p class="cue" aria-hidden="true" data-markdown-ignore>{drag}</p>
      <p class="keys s scripted" aria-hidden data-markdown-ignore>{hint}</p>
    </>
  );
}
