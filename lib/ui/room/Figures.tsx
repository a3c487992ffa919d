import { FEET } from "./iso.ts";
import type { Walker } from "./use_walk.ts";
import type { Person, RoomWords } from "./person.ts";
import { greetingPath } from "./exchange.ts";
import { useEffect, useRef, useState } from "preact/hooks";

interface VisitorProps {
  walker: Walker;
  /** Undefined until the visitor chooses one. */
  figure: string | undefined;
  usual: { figure: string; picture: string };
}

/** The visitor, their reflection in the mirror, and dots on the tiles ahead. */
export function Visitor({ walker, figure, usual }: VisitorProps) {
  const { at, depth, hasMoved, ahead } = walker;
  const [x, y] = [at[0] - FEET[0], at[1] - FEET[1]];
  const isUsual = !hasMoved && figure === undefined;
  const source = isUsual
    ? usual.picture
    : picture(figure ?? usual.figure, walker);
  return (
    <>
      <div class="glassy">
        <Portrait src={source} />
      </div>
      {ahead.map(({ at }) => (
        <i key={`${at}`} class="dot" style={inUnits(...at)} />
      ))}
      <div
        class="me"
        style={hasMoved ? { ...inUnits(x, y), zIndex: depth } : undefined}
      >
        <Portrait src={source} />
      </div>
    </>
  );
}

/** A transform, which causes no layout. */
function inUnits(x: number, y: number) {
  return {
    left: 0,
    top: 0,
    translate: `calc(${x} * var(--u)) calc(${y} * var(--u))`,
  };
}

function picture(figure: string, { direction, frame, isSeated }: Walker) {
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size: "l",
    ...isSeated && { action: "sit" },
    ...frame !== undefined && { action: "wlk", frame: `${frame}` },
  });
  return `/api/v1/room-avatar?${query}`;
}

interface PersonProps {
  person: Person;
  picture: string;
  words: RoomWords;
  isOff: boolean;
  isSpeaking: boolean;
  onMeet(event: MouseEvent, person: Person): void;
}

/** A person in the drawing. Without script the link greets them. */
export function PersonLink(
  { person, picture, words, isOff, isSpeaking, onMeet }: PersonProps,
) {
  const { id, title, topics, mark } = person;
  return (
    <a
      class={isSpeaking ? "who says" : "who"}
      id={`w_${id}`}
      href={greetingPath(person, words.hello)}
      rel="nofollow"
      onClick={(event) => onMeet(event, person)}
    >
      <Portrait src={picture} />
      <span>
        <b {...mark}>{title}</b>: {topics}{" "}
        {!isOff && <small>{words.tap}</small>}
      </span>
    </a>
  );
}

/** A picture of 128 × 220; a silhouette if it cannot be loaded. */
function Portrait({ src }: { src: string }) {
  const [missing, setMissing] = useState("");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the HTML may have failed before the listener was there.
    const img = image.current;
    if (img?.complete && !img.naturalWidth) setMissing(src);
  }, [src]);
  if (missing === src) return <i class="shape" />;
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={128}
      height={220}
      onError={() => setMissing(src)}
    />
  );
}
