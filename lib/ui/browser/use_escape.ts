import { useEffect } from "preact/hooks";

/** Runs on Escape while `isActive`, unless that closes a dialog. */
export function useEscape(isActive: boolean, run: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog:modal")) run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}
