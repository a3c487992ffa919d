interface Props {
  /** Where the thing of that name is. */
  href: string;
  /** An address, a call, a field: never a phrase. */
  children: string;
}

/** What programs call a thing. Long paths may break after a slash. */
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
