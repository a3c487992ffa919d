import type { StoredPage } from "@foyer/answers";
import type { HeaderList } from "../../base/http/header_list.ts";
import type { Profile } from "../../content/content.ts";

// Allowed uses of the content, in the vocabularies of Content Signals
// (contentsignals.org) and AIPREF (draft-ietf-aipref-vocab-08).

type Usage = Pick<Profile, "usage">;

const USES = [
  { key: "search", signal: "search", label: "search", words: "search" },
  {
    key: "answer",
    signal: "ai-input",
    label: "ai-use",
    words: "answers of models",
  },
  {
    key: "train",
    signal: "ai-train",
    label: "train-ai",
    words: "training of models",
  },
] as const;

/** `search=yes, ai-input=yes, ai-train=no` */
export function contentSignal({ usage }: Usage): string {
  return USES.map(({ key, signal }) => `${signal}=${usage[key] ? "yes" : "no"}`)
    .join(", ");
}

export function usageHeaders({ usage }: Usage): HeaderList {
  const labels = USES.map(({ key, label }) =>
    `${label}=${usage[key] ? "y" : "n"}`
  );
  return [
    ["content-signal", contentSignal({ usage })],
    ["content-usage", labels.join(", ")],
  ];
}

export function usageInWords({ usage }: Usage): string {
  const [allowed, refused] = [true, false].map((value) =>
    USES.filter(({ key }) => usage[key] === value)
      .map(({ words }) => words).join(", ")
  );
  return [
    allowed && `You may use these pages for: ${allowed}.`,
    refused && `You may not use them for: ${refused}.`,
  ].filter(Boolean).join(" ");
}

/** Lets the answer engine answer questions about the use of the content. */
export function usagePage(profile: Usage): StoredPage {
  const text = `${usageInWords(profile)}\nContent-Signal: ${
    contentSignal(profile)
  }`;
  return {
    path: "/robots.txt",
    title: "robots.txt",
    description: "uses of the content that the owner allows",
    kind: "page",
    sections: [{ id: "", heading: "", text }],
  };
}
