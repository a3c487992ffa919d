import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useLens } from "../lib/ui/browser/use_lens.ts";
import {
  MarkdownView,
  type Props as ViewProps,
} from "../lib/ui/lens/MarkdownView.tsx";
import { ViewTab } from "../lib/ui/lens/ViewTab.tsx";

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
