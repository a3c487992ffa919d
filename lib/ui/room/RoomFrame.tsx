import type { ComponentChildren } from "preact";
import { asset } from "fresh/runtime";
import { ANCHORS } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { useWords } from "../site_context.ts";
import { TALK } from "./ids.ts";
import { skyAt } from "./sky.ts";

interface Props {
  title: string;
  /** Where the owner is, and what clocks show there, in minutes since midnight. */
  place: string;
  minutes: number;
  /** Whether nobody is there to talk. */
  isOff: boolean;
  children: ComponentChildren;
}

/** The room in the place of the opening of a page. */
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
