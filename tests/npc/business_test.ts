import { assert, assertEquals } from "@std/assert";
import { content, pages } from "../golden/sample_site.ts";
import { talk } from "./support/talk.ts";

Deno.test("the librarian quotes a document and offers to open it", async () => {
  const { messages, action } = await talk("librarian", "error codes");
  assert(messages.join(" ").includes("code"));
  assertEquals(action, { type: "open_page", target: "/docs/errors" });
});

Deno.test("the librarian opens every document that is asked for by its title", async () => {
  for (const { kind, title, path } of pages) {
    if (kind !== "doc") continue;
    const { action } = await talk("librarian", title);
    assertEquals(action, { type: "open_page", target: path }, title);
  }
});

Deno.test("the archivist names company, role and years of the role that fits", async () => {
  for (const { company, role, start } of content.roles) {
    const asked = `What did she do at ${company}?`;
    const { messages, action } = await talk("archivist", asked);
    for (const fact of [company, role, start.slice(0, 4)]) {
      assert(messages.join(" ").includes(fact), `${fact} in ${messages}`);
    }
    assertEquals(action, { type: "open_page", target: "/about" });
  }
});

Deno.test("the archivist tells what all jobs have together", async () => {
  for (const message of ["How many jobs has she had?", "what are her skills"]) {
    const { action } = await talk("archivist", message);
    assertEquals(action, { type: "open_page", target: "/about" }, message);
  }
});

Deno.test("the concierge tells every channel and the availability", async () => {
  for (const { label, value } of content.contact.channels) {
    const asked = `How can I reach you by ${label}?`;
    const { messages, action } = await talk("concierge", asked);
    assert(messages[0]?.includes(value), messages[0]);
    assertEquals(action, { type: "open_page", target: "/contact" });
  }
  const all = (await talk("concierge", "How can I reach you?")).messages.join(
    " ",
  );
  for (const { value } of content.contact.channels) {
    assertEquals(all.split(value).length, 2, `${value} once in ${all}`);
  }
  const { messages } = await talk("concierge", "Is she free for hire?");
  assertEquals(messages, [content.profile.availability]);
});

Deno.test("the concierge opens the page that is asked for", async () => {
  const { action } = await talk("concierge", "where is the privacy policy");
  assertEquals(action, { type: "open_page", target: "/privacy" });
});

Deno.test("the barista reports the numbers as they are", async () => {
  const numbers = {
    visitors: 17,
    contributions: {
      total: 1234,
      activeDays: 310,
      currentStreak: 5,
      longestStreak: 61,
    },
  };
  const visitors = await talk("barista", "how many visitors are there", {
    numbers,
  });
  assert(visitors.messages.join(" ").includes("17"));
  const streak = await talk("barista", "contribtions?", { numbers });
  for (const value of ["1,234", "310", "5", "61"]) {
    assert(streak.messages.join(" ").includes(value));
  }
});

Deno.test("the barista invents no number that is not known", async () => {
  for (const message of ["visitors", "commit streak"]) {
    const { messages } = await talk("barista", message);
    assert(!/\d/.test(messages.join(" ")));
  }
});

for (
  const [id, message, colleague] of [
    ["librarian", "how many visitors are there", "barista"],
    ["librarian", "where did she work before", "archivist"],
    ["archivist", "what is the email address", "concierge"],
    ["archivist", "what is the rate limit", "librarian"],
    ["concierge", "does she know PostgreSQL", "archivist"],
    ["concierge", "error codes", "librarian"],
    ["barista", "is she available", "concierge"],
    ["barista", "deprecation policy", "librarian"],
  ] as const
) {
  Deno.test(`the ${id} answers and points to the ${colleague} for "${message}"`, async () => {
    const { messages, action } = await talk(id, message);
    // The barista alone has the numbers at hand.
    assert(messages.length > (colleague === "barista" ? 0 : 1));
    assert(messages.at(-1)?.includes(colleague));
    assertEquals(action, { type: "walk_to", target: colleague });
  });
}
