import type { Thing } from "./things_of.ts";

/** Links over the drawing. `ThingList` has the same for the Markdown twin. */
export function ThingLinks({ things }: { things: Thing[] }) {
  return (
    <>
      {things.map(({ id, name, does, href, call }) => (
        <a key={id} class="hot" id={`t_${id}`} href={href} data-markdown-ignore>
          <span>
            <b>{name}</b>: {does}
            <code>{call}</code>
          </span>
        </a>
      ))}
    </>
  );
}
