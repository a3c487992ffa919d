import { assert, assertEquals } from "@std/assert";
import { Ajv } from "npm:ajv@8.20.0";
import { Ajv2020 } from "npm:ajv@8.20.0/dist/2020.js";
import catalog from "npm:lighthouse@13.5.0/third-party/ard/spec/schemas/ai-catalog.schema.json" with {
  type: "json",
};
import { testSite } from "../support/test_app.ts";
import { jsonOf, textOf } from "./support/claims.ts";
import { SCHEMAS } from "./support/schemas.ts";

const OPTIONS = { strict: false, allErrors: true, validateFormats: false };

/** Mistakes in a document as texts. Empty if it is valid. */
function problemsOf(
  schema: object,
  document: unknown,
  ajv: Ajv = new Ajv2020(OPTIONS),
): string[] {
  const validate = ajv.compile(schema);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) =>
    `${instancePath} ${message}`
  );
}

for (const [path, schema] of Object.entries(SCHEMAS)) {
  Deno.test(`${path} has the fields of its format`, async () => {
    using site = testSite();
    assertEquals(problemsOf(schema, await jsonOf(site, path)), []);
  });

  Deno.test(`the schema for ${path} refuses an empty object`, () => {
    assert(problemsOf(schema, {}).length > 0);
  });
}

for (const path of ["/.well-known/ai-catalog.json", "/.well-known/ard.json"]) {
  Deno.test(`${path} holds to the schema that Lighthouse ships`, async () => {
    using site = testSite();
    assertEquals(problemsOf(catalog, await jsonOf(site, path)), []);
  });
}

Deno.test("the catalog trusts the site only where a certificate speaks for it", async () => {
  using site = testSite();
  const { entries } = await jsonOf(site, "/.well-known/ai-catalog.json");
  for (const { trustManifest, identifier } of entries) {
    const { host } = new URL(trustManifest.identity);
    assert(identifier.startsWith(`urn:air:${host}:`));
  }
});

Deno.test("a skill is named as its folder, and says when to use it", async () => {
  using site = testSite();
  const { skills } = await jsonOf(site, "/.well-known/agent-skills/index.json");
  for (const { name, description, url } of skills) {
    assertEquals(url, `/skills/${name}/SKILL.md`);
    const text = await textOf(site, url);
    assert(
      text.startsWith(`---\nname: ${name}\ndescription: ${description}\n`),
    );
    assert(/\bUse when\b/.test(description));
  }
});
