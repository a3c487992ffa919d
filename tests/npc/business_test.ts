import { assert, assertEquals } from "@std/assert";
import { content, pages } from "../golden/sample_site.ts";
import { talk } from "./support/talk.ts";

Deno.test("the librarian quotes a document and offers to open it", () => {
  const { messages, action } = talk("librarian", "error codes");
  assert(messages.join(" ").includes("code"));
  assert(messages.at(-1)?.includes("Errors"), messages.at(-1));
  assertEquals(action, { type: "open_page", target: "/docs/errors" });
});

Deno.test("the librarian opens every document that is asked for by its title", () => {
  for (const { kind, title, path } of pages) {
    if (kind !== "doc") continue;
    const { action } = talk("librarian", title);
    assertEquals(action, { type: "open_page", target: path }, title);
  }
});

Deno.test("the archivist names company, role and years of the role that fits", () => {
  for (const { company, role, start } of content.roles) {
    const { messages, action } = talk("archivist", `${role} at ${company}`);
    for (const fact of [company, role, start.slice(0, 4)]) {
      assert(messages.join(" ").includes(fact), `${fact} in ${messages}`);
    }
    assertEquals(action, { type: "open_page", target: "/about" });
  }
});

Deno.test("the archivist tells what all jobs have together", () => {
  for (const message of ["How many jobs has she had?", "what are her skills"]) {
    const { action } = talk("archivist", message);
    assertEquals(action, { type: "open_page", target: "/about" }, message);
  }
});

Deno.test("the concierge tells every channel and the availability", () => {
  for (const { label, value } of content.contact.channels) {
    const asked = `How can I reach you by ${label}?`;
    const { messages, action } = talk("concierge", asked);
    assert(messages[0]?.includes(value), messages[0]);
    assertEquals(action, { type: "open_page", target: "/contact" });
  }
  const all = talk("concierge", "How can I reach you?").messages.join(" ");
  for (const { value } of content.contact.channels) {
    assertEquals(all.split(value).length, 2, `${value} once in ${all}`);
  }
  const { messages } = talk("concierge", "Is she free for hire?");
  assertEquals(messages, [content.profile.availability]);
});

Deno.test("the concierge opens the page that is asked for", () => {
  const { action } = talk("concierge", "where is the privacy policy");
  assertEquals(action, { type: "open_page", target: "/privacy" });
});

Deno.test("the barista reports the numbers as they are", () => {
  const numbers = {
    visitors: 17,
    contributions: {
      total: 1234,
      activeDays: 310,
      currentStreak: 5,
      longestStreak: 61,
    },
  };
  const visitors = talk("barista", "how many visitors are there", { numbers });
  assert(visitors.messages.join(" ").includes("17"));
  const streak = talk("barista", "contribtions?", { numbers });
  for (const value of ["1,234", "310", "5", "61"]) {
    assert(streak.messages.join(" ").includes(value));
  }
});

Deno.test("the barista invents no number that is not known", () => {
  for (const message of ["visitors", "commit streak"]) {
    const { messages } = talk("barista", message);
    assert(!/\d/.test(messages.join(" ")));
  }
});

for (
  const [id, message, colleague] of [
    ["librarian", "how many visitors are there", "barista"],
    ["librarian", "where did she work before", "archivist"],
    ["archivist", "what is the email address", "concierge"],
    ["archivist", "what is the rate limit", "librarian"],
    ["concierge", "does she know postgres", "archivist"],
    ["concierge", "error codes", "librarian"],
    ["barista", "is she available", "concierge"],
    ["barista", "deprecation policy", "librarian"],
  ] as const
) {
  Deno.test(`the ${id} answers and points to the ${colleague} for "${message}"`, () => {
    const { messages, action } = talk(id, message);
    // The barista alone has the numbers at hand.
    assert(messages.length > (colleague === "barista" ? 0 : 1));
    assert(messages.at(-1)?.includes(colleague));
    assertEquals(action, { type: "walk_to", target: colleague });
  });
}
