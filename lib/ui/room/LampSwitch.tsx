import type { Words } from "../../base/words/words.ts";

/** A second button for the theme. Both need script. */
export function LampSwitch(
  { words, onDark }: { words: Words["room"]["thing"]["lamp"]; onDark(): void },
) {
  function onClick() {
    const button = document.querySelector<HTMLElement>("[data-theme-button]");
    button?.click();
    if (button?.ariaPressed === "true") onDark();
  }
  return (
    <button
      type="button"
      class="hot scripted"
      id="t_lamp"
      onClick={onClick}
    >
      <span>
        <b>{words.name}</b>: {words.does}
      </span>
    </button>
  );
}
