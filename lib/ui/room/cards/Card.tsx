import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FirstMessageForm } from "../../contact/FirstMessageForm.tsx";
import { lineOf } from "../line_of.ts";
import type { Person } from "../person.ts";
import { Beginning } from "./Beginning.tsx";
import { Clocks, Day } from "./Clocks.tsx";
import { Drawers } from "./Drawers.tsx";
import { Here } from "./Here.tsx";
import { AT_MIRROR, CARD_PLACES } from "./places.ts";

interface Props {
  /** Id of the thing. */
  of: string;
  people: Person[];
  close: string;
  onClose(): void;
}

const TITLE = "room_card";

/** Values that are drawn anew in the card, by the id of their thing. */
// deno-lint-ignore no-explicit-any -- their props are JSON of the page
const DRAWN: Readonly<Record<string, ComponentType<any>>> = {
  clock: Clocks,
  window: Day,
  counter: Here,
  cabinet: Drawers,
  plant: Faces,
  bell: FirstMessageForm,
  shelf: Search,
  chair: Beginning,
};
/** Cards whose values are not in the list. */
const OWN = ["cabinet", "plant", "chair"];
/** These are shown with the line of the list, not in its place. */
const BOTH = ["window", "plant", "shelf"];

/** Answer of a thing, at the thing. It copies the line of the list. */
export function Card({ of, people, close, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [of]);
  const line = document.getElementById(lineOf(of));
  const place = CARD_PLACES[of];
  if (!line || !place) return null;
  const { corner: [x, y], side, tail } = place;
  const value = line.querySelector<HTMLElement>(".v");
  const props = value?.dataset.props;
  const Drawn = props || OWN.includes(of) ? DRAWN[of] : undefined;
  const copy = value && (!Drawn || BOTH.includes(of)) && (
    <Copy key={of} from={value} />
  );
  const out = line.querySelector<HTMLAnchorElement>(".out");
  return (
    <section
      class={`tell at-${side} of-${of}`}
      role="group"
      aria-labelledby={TITLE}
      style={{ "--x": x, "--y": y, "--tail": tail }}
    >
      <header>
        <h2 id={TITLE} tabindex={-1} ref={title}>
          {line.querySelector("strong")?.textContent}
        </h2>
        <code>{line.querySelector(":scope > code")?.textContent}</code>
        <button type="button" class="x" aria-label={close} onClick={onClose} />
      </header>
      {of !== "shelf" && copy}
      {Drawn && (
        <div class="v">
          <Drawn
            key={of}
            {...JSON.parse(props ?? "{}")}
            people={people}
            from={value ?? line}
          />
        </div>
      )}
      {of === "shelf" && copy}
      {out && (
        <p class="out">
          <a href={out.href}>{out.textContent}</a>
        </p>
      )}
    </section>
  );
}

function Copy({ from }: { from: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(...from.cloneNode(true).childNodes);
  }, [from]);
  return <div class="v" ref={box} />;
}

/** Place of a visitor who uses a thing. */
export function standingAt(thing: string) {
  return CARD_PLACES[thing] ?? AT_MIRROR;
}

/** Faces of the people. The line above says whether they are awake, as does the dot. */
function Faces({ people }: { people: Person[] }) {
  return (
    <ul class="leaves">
      {people.map(({ id, name, pictures, mark }) => (
        <li key={id}>
          <img src={pictures.still} alt="" width={128} height={220} />
          <span {...mark}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

interface SearchProps {
  action: string;
  label: string;
  button: string;
}

function Search({ action, label, button }: SearchProps) {
  return (
    <form class="find" role="search" action={action}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        required
      />
      <button type="submit" class="btn">{button}</button>
    </form>
  );
}
