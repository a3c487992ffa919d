import { assert, assertEquals } from "@std/assert";
import { LinkifyIt } from "npm:linkify-it@6.1.0";
import tlds from "npm:tlds@1.261.0" with { type: "json" };
import { toBubble } from "../../lib/services/upstreams/bubble.ts";

const SITE = "https://sam.example";

/** Finds links in text as chats do, with the most eager settings. */
const linkify = new LinkifyIt({
  fuzzyLink: true,
  fuzzyEmail: true,
  fuzzyIP: true,
}).tlds(tlds);

/** Without the site's own addresses, which may be links. */
function linksIn(text: string): string[] {
  const links = linkify.match(text) ?? [];
  return links.map(({ text }) => text).filter((text) =>
    !text.startsWith(SITE) && !/^sam\.example\b/.test(text)
  );
}

const ADDRESSES = [
  "evil.com",
  "EVIL.COM",
  "Evil.Com",
  "evil.com.",
  "evil.com/x?y#z",
  "evil.com:8080",
  "sub-1.evil.co.uk",
  "evil。com",
  "evil．com",
  "evil｡com",
  "evil․com",
  "evil﹒com",
  "evil[.]com",
  "evil(.)com",
  "evil[dot]com",
  "evil {dot} com",
  "evil\\.com",
  "evil%2ecom",
  "evil%252Ecom",
  "evil&#46;com",
  "evil&period;com",
  "evil .com",
  "evil.\u200Bcom",
  "ev\u00ADil.c\u2060om",
  "evil.c\uFE0Fom",
  "evil.c\u034Fom",
  "evil.<b></b>com",
  "evil<br>.com",
  "ｅｖｉｌ．ｃｏｍ",
  "ⓔⓥⓘⓛ.ⓒⓞⓜ",
  "𝐞𝐯𝐢𝐥.𝐜𝐨𝐦",
  "evil⒈com",
  "evil.xn--p1ai",
  "xn--e1aybc.xn--p1ai",
  "пример.рф",
  "例え.テスト",
  "公司。com",
  "❤️.ws",
  "evil.zip",
  "readme.md",
  "evil.com.js",
  "10.0.0.1",
  "10.0.0.1:8080/x",
  "0x7f.0.0.1",
  "[2001:db8::1]",
  "fe80::1",
  "http:evil",
  "http:/evil",
  "http:\\\\evil",
  "https://2130706433",
  "ftp://evil",
  "foo+bar://evil",
  "//evil",
  "/\\evil",
  "\\\\evil\\share",
  "localhost:8000",
  "www.evil",
  "user:pass@evil",
  "sam@evil.com",
  "root@evil",
  "mailto:root",
  "javascript:alert(1)",
  "data:text/html,evil",
  "tel:110",
  "+49 30 123456",
  "+1 (555) 010-9999",
  "https://sam.example@evil.com",
  "https://sam.example.evil.com",
  "https://sam.example/x,https://evil.com",
  "https://sam.example/?u=evil.com",
  "https://sam.example。evil.com",
  "sam.example.evil.com",
  "evil.com/sam.example",
  "/x,evil.com",
  "x=evil.com",
  "，evil.com，",
  "“evil.com”",
  "请看evil.com谢谢",
  "see:evil.com",
  "evil.com…",
];

/** Parts of a text that make it an address to follow. */
const TELLING =
  /evil|пример|例え|公司|2130706433|127|\d\.\d|::|\.(?:com|ws|md)|110|\d{3}/i;

for (const address of ADDRESSES) {
  Deno.test(`toBubble() leaves ${JSON.stringify(address)} out`, () => {
    for (const text of [address, `Go to ${address}`, `${address} is it`]) {
      const bubble = toBubble(text, SITE);
      const plain = bubble.normalize("NFKC");
      assertEquals([linksIn(bubble), linksIn(plain)], [[], []]);
      assert(!/evil\W?\S*com/i.test(plain), plain);
    }
    const rest = toBubble(address, SITE).normalize("NFKC");
    assert(!TELLING.test(rest) || /^evil$/.test(rest), rest);
  });
}

const ORDINARY = [
  "e.g. Node.js, v1.2 and i.e. 3.5 kg, 1.000.000 of them",
  "Since 2019. Until now.",
  "It is 12:30:45, or 5 p.m. in the U.S.",
  "Well... maybe… or not...yet",
  "See /about, /docs/room-api.md or /work#now.",
  "See https://sam.example/about. Or sam.example/docs!",
  "and/or, TCP/IP, docs/api, 3/4, a:b, note: this",
  "package.json, main.ts and style.css",
  "@sam wrote 40 lines; C# and C++ & F#",
  "你好！我是图书管理员，请看 /about。",
  "¿Qué tal? Él está aquí… «sí»",
  "data: three rows, tel: none",
  "½ of it: 20 °C, 5 m², № 7",
];

for (const text of ORDINARY) {
  Deno.test(`toBubble() leaves ${JSON.stringify(text)} alone`, () => {
    assertEquals(toBubble(text, SITE), text);
  });
}

Deno.test("toBubble() puts the blank that two sentences lack", () => {
  assertEquals(toBubble("I'm here.Then I go.", SITE), "I'm here. Then I go.");
  assertEquals(toBubble("你好。我在这里。", SITE), "你好。 我在这里。");
});

Deno.test("toBubble() cuts no address of the site into another", () => {
  for (let length = 100; length < 160; length++) {
    const text = `${"x".repeat(length)} https://sam.example/about/${
      "y".repeat(99)
    }`;
    const bubble = toBubble(text, SITE);
    assertEquals(linksIn(bubble.normalize("NFKC")), []);
    assert(bubble.startsWith("xxx"));
  }
});

Deno.test("toBubble() leaves nothing that a program would link, whatever is put together", () => {
  const parts = [
    ...ADDRESSES,
    ..."evil|com|.|。|．|․|/|//|:|@|[|]|(|)|<|>|<b>|</b>|%2e|\\|…|\u200B|\uFE0F| |x|1|.com|www|http|https://sam.example|sam.example|/about|+49"
      .split("|"),
  ];
  // A generator of its own, so that what fails fails again (MINSTD).
  let seed = 1;
  const below = (most: number) => (seed = seed * 48_271 % 2_147_483_647) % most;
  for (let round = 0; round < 5_000; round++) {
    const picked = Array.from(
      { length: 1 + below(8) },
      () => parts[below(parts.length)],
    );
    const bubble = toBubble(picked.join(""), SITE);
    const plain = bubble.normalize("NFKC");
    assertEquals([linksIn(bubble), linksIn(plain)], [[], []], picked.join(""));
    assertEquals(toBubble(bubble, SITE), bubble, picked.join(""));
  }
});

Deno.test("toBubble() takes no ending of a file for granted that is a domain", () => {
  const taken = tlds.filter((tld) =>
    toBubble(`evil.${tld}`, SITE) !== "" &&
    toBubble(`evil.${tld}`, SITE) !== "."
  );
  assertEquals(taken, []);
});
