import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useEscape } from "../lib/ui/browser/use_escape.ts";
import { useLens } from "../lib/ui/browser/use_lens.ts";
import { Behind, type Place } from "../lib/ui/lens/Behind.tsx";
import { Voice } from "../lib/ui/lens/Voice.tsx";
import type { Words } from "../lib/base/words/words.ts";

interface Props extends Place {
  words: Words["lens"];
  load?: "interaction";
}

/** Read as a person or as an agent: without script, two links. */
export default function Lens({ load: _, ...props }: Props) {
  const { path, twin, words } = props;
  const [isOpen, open, close] = useLens();
  useEscape(isOpen, close);
  useLayoutEffect(() => isOpen ? turn(props) : undefined, [isOpen]);
  return (
    <span class="voice" role="group" aria-label={words.readAs}>
      <Voice href={path} isChosen={!isOpen} choose={close}>
        {words.person}
      </Voice>
      <Voice href={twin} isChosen={isOpen} choose={open} isMachine>
        {words.agent}
      </Voice>
    </span>
  );
}

/** Shows what is behind the page; the function it gives turns everything back. */
function turn(props: Omit<Props, "load">): () => void {
  const { activeElement, body } = document;
  const top = scrollY;
  const behind = document.createElement("div");
  behind.className = "behind";
  document.getElementById("main")?.append(behind);
  body.classList.add("lens");
  render(<Behind {...props} />, behind);
  scrollTo(0, 0);
  return () => {
    render(null, behind);
    behind.remove();
    body.classList.remove("lens");
    scrollTo(0, top);
    const isSomewhere = activeElement instanceof HTMLElement;
    if (isSomewhere) activeElement.focus({ preventScroll: true });
  };
}
