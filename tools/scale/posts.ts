// A section as a person fills it who writes every week: each post has some hundred
// words, headings, a list, links to other posts, and now and then code or a note.

/** Writes `posts/` with so many entries into a content folder. */
export async function addPosts(folder: string, count: number): Promise<void> {
  await Deno.mkdir(`${folder}/posts`);
  await Deno.writeTextFile(`${folder}/posts/index.md`, INDEX);
  for (let nth = 0; nth < count; nth++) {
    await Deno.writeTextFile(
      `${folder}/posts/post-${nth}.md`,
      postOf(nth, count),
    );
  }
}

const INDEX = `---
title: Posts
description: A section with many posts, each with a page of its own, to see what grows with them.
updated: 2026-11-20
---
Words that stand above the list of posts.
`;

function postOf(nth: number, count: number): string {
  const other = `post-${(nth * 7 + 1) % count}`;
  const parts = [
    paragraph(nth, 0),
    `A post about the same thing is [the other one](/posts/${other}).`,
    `## Cause ${nth}`,
    paragraph(nth, 1),
    [2, 3, 4].map((part) => `- ${sentence(nth, part)}`).join("\n"),
    "## Result",
    paragraph(nth, 5),
    ...nth % 4 === 0 ? [CODE] : [],
    ...nth % 10 === 0
      ? [`A claim with a note.[^1]\n\n[^1]: ${sentence(nth, 6)}`]
      : [],
    paragraph(nth, 7),
  ];
  return `---
title: Post ${nth}
description: Post number ${nth} of the section, with a sentence that says what it is about.
date: ${dayOf(nth)}
tags: [${word(nth)}, ${word(nth + 1)}]
---
${parts.join("\n\n")}
`;
}

const CODE = "```ts\nconst kettles = rock.filter((kettle) => kettle.sings);\n" +
  "console.log(kettles.length);\n```";

/** One a day, counted back. */
function dayOf(nth: number): string {
  const day = new Date(Date.UTC(2026, 10, 20) - nth * 24 * 60 * 60 * 1_000);
  return day.toISOString().slice(0, 10);
}

function paragraph(nth: number, part: number): string {
  return [0, 1, 2, 3].map((at) => sentence(nth, part * 4 + at)).join(" ");
}

function sentence(nth: number, at: number): string {
  const words = Array.from(
    { length: 9 },
    (_, place) => word(nth * 31 + at * 17 + place * (at + 3)),
  );
  return `The ${words.join(" ")} ${nth}.`;
}

function word(nth: number): string {
  return WORDS[nth % WORDS.length] ?? "";
}

const WORDS =
  `kettle lamp fog rock ferry stair tide rope gull signal winter copper engine
  letter harbour ladder mirror needle oil paint quarter rust salt timber
  umbrella valve water yard anchor bell chart drum ember flag glass hinge iron
  jacket keel lantern mast net oar pump quay rail sail tower under voyage wheel`
    .split(/\s+/);
