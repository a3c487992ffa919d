import { useSite } from "./site_context.ts";

interface Props {
  /** Address of the thing. */
  href: string;
  /** An address, a call, a field: never a phrase. */
  children: string;
  /** Shown on a quiet site too: it is a file, and not a second name. */
  kept?: boolean;
}

/** Name of a thing for programs; nothing on a quiet site. Long paths may break after a slash. */
export function Machine({ href, children, kept }: Props) {
  if (useSite().isQuiet && !kept) return null;
  const parts = children.split(/(?<=\/)(?=\w[\w-]{9,})/);
  return (
    <a class="m" href={href}>
      <code>
        {parts.map((part, at) => at === 0 ? part : [<wbr key={at} />, part])}
      </code>
    </a>
  );
}
