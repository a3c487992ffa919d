import { assert, assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { serve } from "./strict_site.ts";
import { ours } from "./whose.ts";

const GREETING = "hello </script>";
Deno.env.set("FRESH_PUBLIC_GREETING", GREETING);

ours("islands live in a browser under a strict policy", async (t) => {
  await using browser = await launchBrowser();
  await using site = await serve();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(rememberElements);

  await t.step("an island counts up on click", async () => {
    await page.goto(site.url);
    const island = page.locator("section[data-live]").first();
    await island.locator("button").click();
    assertEquals(await island.textContent(), "Count 2");
  });

  await t.step("its elements are those that the server sent", async () => {
    assert(await page.evaluate(sameElements));
  });

  await t.step("an island inside the JSX of another one is alive", async () => {
    const inner = page.locator("section section button");
    await inner.click();
    assertEquals(await inner.textContent(), "Count 21");
  });

  await t.step(
    "JSX that is taken away and put back looks as before",
    async () => {
      const outer = page.locator("section:has(> section)");
      const before = await outer.locator("b").evaluate((b) => b.outerHTML);
      const button = page.locator("section:has-text('</script>') > button")
        .first();
      await button.click();
      assertEquals(await page.locator("b").count(), 0);
      await button.click();
      assertEquals(
        await page.locator("b").evaluate((b) => b.outerHTML),
        before,
      );
    },
  );

  await t.step("JSX that was not shown at first comes later", async () => {
    await page.goto(`${site.url}/hidden`);
    assertEquals(await page.locator("#late").count(), 0);
    await page.locator("button[data-live]").click();
    const late = await page.locator("#late").evaluate((p) => p.outerHTML);
    assertEquals(
      late,
      '<p id="late" class="x" spellcheck="false">later ' +
        '<input type="checkbox" disabled=""></p>',
    );
  });

  await t.step("JSX is a real element, which can be cloned", async () => {
    await page.goto(`${site.url}/elements`);
    const clone = page.locator("#cloned");
    assertEquals(
      await clone.evaluate((label) => label.outerHTML),
      '<label for="x" spellcheck="false" class="a" id="cloned">' +
        '<input type="checkbox" disabled=""></label>',
    );
  });

  await t.step("a signal of an island is alive in its JSX", async () => {
    const tally = page.locator("#tally");
    assertEquals(await tally.textContent(), "1 of them");
    await tally.click();
    assertEquals(await tally.textContent(), "2 of them");
  });

  await t.step(
    "a variable that may be public is part of the code",
    async () => {
      const greeting = page.locator(".greeting:has-text('again')");
      assertEquals(await greeting.textContent(), `${GREETING} again`);
    },
  );

  await t.step("props of every kind arrive as they were", async () => {
    await page.goto(`${site.url}/values`);
    await page.locator("output:has-text('arrived')").waitFor();
    assertEquals(await page.evaluate(checkValues), []);
  });

  await t.step("the strict policy had nothing to complain about", () => {
    assertEquals(complaints, []);
  });
}, BROWSER_TEST);

declare global {
  var sent: Element[];
  var shown: Record<string, unknown>;
}

/** In the browser: "interactive" comes before any module script runs. */
function rememberElements(): void {
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    globalThis.sent = [...document.querySelectorAll("section, section *")];
  });
}

function sameElements(): boolean {
  const now = [...document.querySelectorAll("section, section *")];
  return now.length === sent.length &&
    now.every((element, at) => element === sent[at]);
}

/** In the browser: the names of the props that did not arrive well. */
function checkValues(): string[] {
  const { shown } = globalThis;
  const is = (name: string, test: (value: never) => boolean) =>
    Reflect.apply(test, null, [shown[name]]) ? [] : [name];
  const numbers = [1.5, -0, NaN, Infinity, -Infinity];
  return [
    is(
      "numbers",
      (list: number[]) =>
        list.every((item, at) => Object.is(item, numbers[at])),
    ),
    is("big", (big: bigint) => big === 12345678901234567890n),
    is(
      "nothing",
      (list: unknown[]) => list[0] === undefined && list[1] === null,
    ),
    is(
      "date",
      (date: Date) => date.toISOString() === "1970-01-01T00:00:00.000Z",
    ),
    is("url", (url: URL) => url.searchParams.has("b")),
    is("regexp", (regexp: RegExp) => String(regexp) === "/a\\/b/gi"),
    is(
      "map",
      (map: Map<unknown, { deep: number[] }>) =>
        map.get("k")?.deep[0] === 1 && map.size === 2,
    ),
    is("set", (set: Set<unknown>) => set.has("x") && set.has(1)),
    is(
      "view",
      (view: Uint8Array) =>
        view.buffer.byteLength === 2 && view.join() === "1,2",
    ),
    is("shared", (pair: unknown[]) => pair[0] === pair[1]),
    is("circular", (value: { self: unknown }) => value.self === value),
    is("text", (text: string) => text === "</script><!--"),
    is("sparse", (list: unknown[]) => list.length === 3 && !(1 in list)),
    is("day", (day: Temporal.PlainDate) => day.month === 1),
  ].flat();
}
