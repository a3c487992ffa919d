import { useState } from "preact/hooks";
import { sendEvent } from "../lib/ui/events/send_event.ts";
import { PaletteDialog } from "../lib/ui/palette/PaletteDialog.tsx";
import type { Words } from "../lib/base/words/words.ts";

interface Props {
  words: Words["palette"];
  /** Address of the owner. */
  email?: string;
  /** Lists nothing for programs. Undefined if it does. */
  isQuiet?: true;
  load?: "interaction";
}

/** Opens the command palette. Without script it is a link to the reference. */
export default function Palette({ words, email, isQuiet }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        class="icon"
        href={isQuiet ? "/#ask" : "/developers"}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <kbd class="hint" aria-hidden="true">{CAP}</kbd>
        <svg class="touch" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="7.5" cy="7.5" r="5" />
          <path d="M11.5 11.5 16 16" />
        </svg>
        <span class="sr">{words.label}</span>
      </a>
      {isOpen && (
        <PaletteDialog
          words={words}
          email={email}
          isQuiet={isQuiet}
          onRun={(command) => void sendEvent({ event: "command_run", command })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const CAP = "⌘K";
