import type { Region } from "./page.ts";

/** Tells an island what was typed before it lived: its script may come late. */
export function keepTyped({ nodes }: Region, hydrate: () => void): void {
  const typed = nodes.filter((node) => node instanceof Element)
    .flatMap((element) => [element, ...element.querySelectorAll("*")])
    .filter((element) => element.matches(TEXT))
    .filter((element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
    )
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const);
  hydrate();
  for (const [field, value] of typed) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const TEXT = "textarea, input:not([type=checkbox], [type=radio], [type=file])";
