import type { ComponentChildren } from "preact";

interface Props {
  href: string;
  isChosen: boolean;
  choose: () => void;
  isMachine?: boolean;
  children: ComponentChildren;
}

/** A link to one view of the page. The key `m` switches to the other one. */
export function ViewTab(
  { href, isChosen, choose, isMachine, children }: Props,
) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isChosen) choose();
  }
  return (
    <a
      class={isMachine ? "m" : undefined}
      href={href}
      aria-current={isChosen ? "true" : undefined}
      aria-keyshortcuts={isChosen ? undefined : "m"}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
