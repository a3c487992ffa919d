import { useEffect, useState } from "preact/hooks";

/** State of the view for agents. The back button of the browser and Escape close it. */
export function useLens() {
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
