import { assert, assertEquals } from "@std/assert";
import { IMAGES } from "./planted/images.ts";
import { IN_FILES } from "./planted/in_files.ts";
import { IN_SITE } from "./planted/in_site.ts";
import { LINKS } from "./planted/links.ts";
import { UNREAD } from "./planted/unread.ts";
import { findingsIn } from "./support/examined.ts";

const PLANTED = { ...IN_FILES, ...UNREAD, ...LINKS, ...IMAGES, ...IN_SITE };

for (const [name, [changes, place, fix, env]] of Object.entries(PLANTED)) {
  Deno.test(`the doctor finds ${name}, and says where and what to do`, async () => {
    const found = await findingsIn(changes, { env });
    assertEquals(found.map((finding) => finding.place), [place]);
    assert(found[0]?.fix.includes(fix), found[0]?.fix);
  });
}
