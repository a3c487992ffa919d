import { assert, assertEquals } from "@std/assert";
import { resumePath, rolePath } from "../../lib/content/anchors.ts";
import type { Resume } from "../../lib/content/kinds/resume.ts";
import { resumeParts } from "../../lib/content/resume_parts.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";

/** One for each list of resume.yaml. */
const QUESTIONS: Record<keyof Resume, string> = {
  education: "Where did she go to school?",
  languages: "Which languages does she speak?",
  awards: "Has she won an award?",
  certificates: "Does she have a certificate?",
  volunteer: "Does she volunteer?",
  skills: "What is she skilled at?",
  interests: "What are her hobbies?",
  references: "Can she give references?",
};

for (const [list, query] of Object.entries(QUESTIONS)) {
  Deno.test(`/ask finds the ${list} by "${query}"`, async () => {
    using site = testSite();
    const response = await site.fetch(
      `/ask?query=${encodeURIComponent(query)}`,
    );
    const { results } = await response.json();
    assertEquals(results[0]?.url, BASE_URL + resumePath(list));
    assert(results[0].description.includes(results[0].name));
    const { url } = results[0];
    assert(
      results.every((result: Record<string, string>) =>
        result.url !== url || result["@type"] !== "WebPage"
      ),
      "told by the fact and by the page",
    );
  });

  Deno.test(`the concierge knows the ${list}`, async () => {
    using site = testSite();
    const response = await site.fetch("/api/v1/npc-chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ npcId: "concierge", message: query }),
    });
    const { messages, action } = await response.json();
    const [part] = resumeParts(testContent).filter(({ id }) => id === list);
    const said = messages.map(({ text }: { text: string }) => text).join(" ");
    assert(part?.items.some(({ name }) => said.includes(name)), said);
    const target = list === "skills" ? "archivist" : "/about";
    assertEquals(action.target, target);
  });
}

Deno.test("/ask finds a school and a prize by their names", async () => {
  using site = testSite();
  const { education: [school], awards: [award] } = testContent.resume;
  assert(school && award);
  for (const name of [school.institution, award.title]) {
    const response = await site.fetch(
      `/ask?query=${encodeURIComponent(`Tell me about ${name}`)}`,
    );
    const { results } = await response.json();
    const texts = results.map(({ description }: Record<string, string>) =>
      description
    );
    assert(texts.join().includes(name), name);
  }
});

Deno.test("/ask finds a role by its place and by what the company does", async () => {
  using site = testSite();
  const role = testContent.roles.find(({ place, about }) => place && about);
  assert(role);
  for (const words of [role.place, role.about]) {
    const response = await site.fetch(
      `/ask?query=${encodeURIComponent(`Which job was it: ${words}`)}`,
    );
    const { results } = await response.json();
    assertEquals(results[0]?.url, BASE_URL + rolePath(role));
  }
});
