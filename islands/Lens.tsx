import { type ComponentChildren, render } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import {
  MarkdownView,
  type Props as ViewProps,
} from "../lib/ui/lens/MarkdownView.tsx";

interface Props extends ViewProps {
  load?: "interaction";
}

/** Switches between the views for people and for agents. Without script it is two links. */
export default function Lens({ load: _, ...props }: Props) {
  const { path, twin, words } = props;
  const [isOpen, open, close] = useLens();
  useLayoutEffect(() => isOpen ? showMarkdown(props) : undefined, [isOpen]);
  return (
    <span class="voice" role="group" aria-label={words.readAs}>
      <ViewTab href={path} isChosen={!isOpen} choose={close}>
        {words.person}
      </ViewTab>
      <ViewTab href={twin} isChosen={isOpen} choose={open} isMachine>
        {words.agent}
      </ViewTab>
    </span>
  );
}

/** Replaces the page by its Markdown view. Returns the function that restores it. */
function showMarkdown(props: ViewProps): () => void {
  // The view is behind the sheet of a phone. Some browsers have no popovers.
  document.getElementById("all_pages")?.hidePopover?.();
  const { activeElement, body } = document;
  const top = scrollY;
  const behind = document.createElement("div");
  behind.className = "behind";
  // The header is in the language of the site, where the page is not.
  const { lang, dir } = document.querySelector<HTMLElement>("header[lang]") ??
    document.documentElement;
  Object.assign(behind, { lang, dir });
  document.getElementById("main")?.append(behind);
  body.classList.add("lens");
  render(<MarkdownView {...props} />, behind);
  scrollTo(0, 0);
  return () => {
    render(null, behind);
    behind.remove();
    body.classList.remove("lens");
    scrollTo(0, top);
    const isElement = activeElement instanceof HTMLElement;
    if (isElement) activeElement.focus({ preventScroll: true });
  };
}

interface TabProps {
  href: string;
  isChosen: boolean;
  choose: () => void;
  isMachine?: boolean;
  children: ComponentChildren;
}

/** A link to one view of the page. The key `m` switches to the other one. */
function ViewTab({ href, isChosen, choose, isMachine, children }: TabProps) {
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

/** State of the view for agents. The back button of the browser and Escape close it. */
function useLens() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onPopState = () => setOpen(isAtLens());
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);
  const open = () => {
    if (!isAtLens()) {
      // Fresh's client marks this entry, and would reload the page on the way back.
      if (history.state?.fClientNav) history.replaceState(null, "");
      history.pushState({ lens: true }, "");
    }
    setOpen(true);
  };
  const close = () => isAtLens() ? history.back() : setOpen(false);
  useEscape(isOpen, close);
  return [isOpen, open, close] as const;
}

/** Runs on Escape while `isActive`, unless the key closes a dialog. */
function useEscape(isActive: boolean, run: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog:modal")) run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}

function isAtLens(): boolean {
  return history.state?.lens === true;
}
