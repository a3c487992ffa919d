import { useEffect, useState } from "preact/hooks";

/** Whether the page is read as an agent reads it; the browser's back button leads back, too. */
export function useLens(): [
  isOpen: boolean,
  open: () => void,
  close: () => void,
] {
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
  return [isOpen, open, close];
}

function isAtLens(): boolean {
  return history.state?.lens === true;
}
