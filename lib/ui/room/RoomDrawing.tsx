import type { ComponentChildren } from "preact";
import { useWords } from "../site_context.ts";

interface Props {
  children: ComponentChildren;
}

/** Where the drawing is, and what lies over it; wider than a telephone, which pans it. */
export function RoomDrawing({ children }: Props) {
  const { room } = useWords();
  return (
    <>
      <div class="pan" tabindex={0} role="group" aria-label={room.hint}>
        <div class="place">{children}</div>
      </div>
      <p class="keys s scripted" data-markdown-ignore>{room.hint}</p>
    </>
  );
}
