import { useEffect, useState } from "preact/hooks";
import { fetchText } from "../../browser/fetch_text.ts";

const LINES = 5;

/** The page as an agent begins to read it. */
export function Beginning() {
  const [text, setText] = useState("…");
  useEffect(() => {
    fetchText("/room.md").then((twin = "") => {
      // The front matter is between two lines of hyphens.
      const [, , body = ""] = twin.split(/^---$/m);
      // The title and the address of the index are for agents alone.
      const lines = body.split("\n").filter((line) => line.trim()).slice(2);
      setText(lines.slice(0, LINES).join("\n"));
    });
  }, []);
  return <pre>{text}</pre>;
}
