import { useEffect, useState } from "preact/hooks";
import { fetchText } from "../../browser/fetch_text.ts";

const LINES = 3;

/** The page as an agent begins to read it. */
export function Beginning() {
  const [text, setText] = useState("…");
  useEffect(() => {
    fetchText("/room.md").then((twin = "") => {
      // The front matter is between two lines of hyphens.
      const [, , body = ""] = twin.split(/^---$/m);
      setText(body.trim().split("\n").slice(0, LINES).join("\n"));
    });
  }, []);
  return <pre>{text}</pre>;
}
