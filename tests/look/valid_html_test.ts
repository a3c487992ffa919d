import { assertEquals } from "@std/assert";
import { HtmlValidate } from "npm:html-validate@11.18.0";
import { shownBy, wholeSite } from "./support/whole_site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
});

Deno.test("every page is valid HTML, the ones that say no as well", async () => {
  using site = wholeSite();
  const faults: string[] = [];
  for (const { path } of shownBy(site)) {
    const html = await site.html(path);
    const { results } = await validator.validateString(html);
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) =>
          `${path} ${ruleId}: ${message} (${selector})`
        )
      ),
    );
  }
  assertEquals(faults, []);
});
