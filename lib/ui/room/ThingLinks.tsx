import { useSite } from "../site_context.ts";
import { lineOf } from "./line_of.ts";
import type { Thing } from "./things_of.ts";

/** Links over the drawing, to the lines of `ThingList`. Only the door leaves the page. */
export function ThingLinks({ things }: { things: Thing[] }) {
  const { isQuiet, words } = useSite();
  const { tap } = words.room;
  return (
    <>
      {things.map(({ id, name, does, href, call }) => (
        <a
          key={id}
          class="hot"
          id={`t_${id}`}
          href={id === "door" ? href : `#${lineOf(id)}`}
        >
          <span>
            <b>{name}</b>: {does}
            {!isQuiet && <code aria-hidden="true">{call}</code>}
            <small>{tap}</small>
          </span>
        </a>
      ))}
    </>
  );
}
