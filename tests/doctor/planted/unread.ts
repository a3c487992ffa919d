import { PAGE, type Planted } from "../support/plant.ts";

/** Files that are there for nothing. */
export const UNREAD: Record<string, Planted> = {
  "a role that lies too deep": [
    { "work/2019/ferry.md": "---\n---\nThe <b>ferry</b>, [x]().\n" },
    "work/2019/ferry.md",
    "move it to work/ferry.md",
  ],
  "a page of MDX": [
    { "pages/talks.mdx": PAGE },
    "pages/talks.mdx",
    "rename it to talks.md",
  ],
  "an extension in capitals": [
    { "pages/talks.MD": PAGE },
    "pages/talks.MD",
    "rename it to talks.md",
  ],
  "a page of plain text": [
    { "pages/talks.txt": PAGE },
    "pages/talks.txt",
    "rename it to talks.md",
  ],
  "YAML with the shorter extension": [
    { "resume.yml": "awards: []" },
    "resume.yml",
    "rename it to resume.yaml",
  ],
  "fixed words by another name": [
    { "word.yaml": "home:\n  work: Posts\n" },
    "word.yaml",
    "or words.yaml",
  ],
  "a style sheet by another name": [
    { "style.css": "" },
    "style.css",
    "call it theme.css",
  ],
  "a page outside of its folder": [
    { "talks.md": PAGE },
    "talks.md",
    "move it to pages/talks.md",
  ],
  "a first page of one's own": [
    { "index.md": PAGE },
    "index.md",
    "into profile.md",
  ],
  "a folder that is no section": [
    { "voyages/first.md": PAGE },
    "voyages",
    "index.md",
  ],
  "a file that nothing shows": [
    { "letter.pdf": "%PDF" },
    "letter.pdf",
    "move it out",
  ],
};
