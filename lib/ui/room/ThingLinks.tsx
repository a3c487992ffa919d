import type { Thing } from "./things_of.ts";

interface Props {
  things: Thing[];
}

/** Laid over the drawing; the list says the same to whoever listens. */
export function ThingLinks({ things }: Props) {
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
