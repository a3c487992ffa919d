import { assertEquals } from "@std/assert";
import { Random } from "../fuzz/random.ts";
import { generatedBlog } from "./support/generated_blogs.ts";
import { importedPosts, redirectsOf } from "./support/imported_posts.ts";

const BLOGS = 20;
const SEED = 1;

Deno.test("whatever a blog says is on the site, or listed with its line", async (test) => {
  const random = new Random(SEED);
  for (let at = 0; at < BLOGS; at++) {
    const { files, marked, secret, old } = generatedBlog(random);
    await test.step(`blog ${at} of seed ${SEED}`, async () => {
      const imported = await importedPosts(files);
      const { written, listed } = imported;
      const all = `${written}\n${listed.join("\n")}`;
      const isListed = (place: string) =>
        listed.some((line) => line.startsWith(`  ${place} `));
      const lost = marked.filter(({ word, place }) =>
        !all.includes(word) && !isListed(place)
      );
      assertEquals(lost, []);
      assertEquals(secret.filter((word) => all.includes(word)), []);
      const statuses = (await redirectsOf(imported, old))
        .map(([path, status]) => [path, status]);
      assertEquals(statuses, old.map((path) => [path, 301]));
    });
  }
});
