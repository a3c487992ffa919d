interface Props {
  /** Address of the thing. */
  href: string;
  /** An address, a call, a field: never a phrase. */
  children: string;
}

/** Name of a thing for programs. Long paths may break after a slash. */
export function Machine({ href, children }: Props) {
  const parts = children.split(/(?<=\/)(?=\w[\w-]{9,})/);
  return (
    <a class="m" href={href}>
      <code>
        {parts.map((part, at) => at === 0 ? part : [<wbr key={at} />, part])}
      </code>
    </a>
  );
}
