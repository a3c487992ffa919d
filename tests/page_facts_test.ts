import { assert } from "@std/assert";
import { operations } from "../lib/api/operations/mod.ts";
import { periodOf } from "./support/content.ts";
import { testContent, testSite } from "./support/test_app.ts";

Deno.test("the facts of the content are on the pages that carry them", async () => {
  using site = testSite();
  const text = async (path: string) => await site.text(path);
  const about = await text("/about.md");
  for (const { company, role, skills, ...rest } of testContent.roles) {
    for (const fact of [company, role, periodOf(rest), ...skills]) {
      assert(about.includes(fact), fact);
    }
  }
  const contact = await text("/contact.md");
  const { channels, response_time, hours } = testContent.contact;
  for (const { value, url } of channels) {
    assert(contact.includes(value) && contact.includes(url), value);
  }
  for (const fact of [response_time, hours]) {
    assert(contact.includes(fact), fact);
  }
  const home = await text("/index.md");
  const { headline, place, availability, links } = testContent.profile;
  const addresses = links.map(({ url }) => url);
  for (const fact of [headline, place, availability, ...addresses]) {
    assert(home.includes(fact), fact);
  }
  const room = await text("/room.md");
  for (const { name, role, greeting } of testContent.npcs) {
    for (const fact of [name, role, greeting]) {
      assert(room.includes(fact), fact);
    }
  }
  const developers = await text("/developers.md");
  for (const { id, method, path } of operations) {
    assert(developers.includes(`### \`${method} ${path}\`\n`), id);
    assert(developers.includes(`\`${id}\``), id);
  }
});
