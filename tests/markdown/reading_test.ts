import { assertEquals, assertThrows } from "@std/assert";
import { fromHtml } from "../support/from_html.ts";
import { ADDRESS, markdown, read } from "./support/read.ts";

Deno.test("fromHtml() leaves out what is for a hand or a machine", () => {
  const left = [
    "<button>x</button>",
    '<form><p>x</p><input value="x"></form>',
    "<select><option>x</option></select>",
    "<dialog open><p>x</p></dialog>",
    "<script>x</script><style>x</style><template>x</template>",
    "<svg><text>x</text></svg>",
    "<p hidden>x</p>",
    '<div hidden="until-found">x</div>',
    "<!-- x -->",
    '<a class="anchor" href="#x" aria-label="x">x</a>',
  ];
  for (const html of left) {
    assertEquals(read(`<h2>a${html}</h2><p>b</p>${html}`).body, "## a\n\nb");
    assertEquals(read(`<p>b</p>${html}`).sections.length, 1, html);
  }
});

Deno.test("fromHtml() gives what the server rendered of an island", () => {
  const html = "<div><!--frsh:island:A:0:--><p>a</p><!--/frsh:island--></div>";
  assertEquals(markdown(html), "a");
});

Deno.test("fromHtml() reads <main> alone, and needs one", () => {
  const page = "<header>x</header><main><p>a</p></main><footer>x</footer>";
  assertEquals(fromHtml(page, ADDRESS).body, "a");
  assertThrows(() => fromHtml("<p>a</p>", ADDRESS), Error, "<main>");
});

Deno.test("fromHtml() divides a page at its title", () => {
  const { head, body } = read("<p>a</p><h1>T</h1><p>b</p><h2>c</h2>");
  assertEquals([head, body], ["a\n\n# T", "b\n\n## c"]);
});

const PAGE = `
<h1>Title</h1><p>Before.</p>
<section><h2 id="one">One<a class="anchor" href="#one"></a></h2>
<p>First <em>words</em>
go on.</p><ul><li>a</li><li>b</li></ul></section>
<h3 id="two-code">Two <code>code</code></h3>
<table><tr><th>A</th><th>B</th></tr><tr><td>c</td><td><a href="/x">d</a></td></tr></table>
<blockquote><h2>Quoted</h2></blockquote>
<h2>One</h2><pre><code>curl x
curl y
</code></pre>`;

Deno.test("fromHtml() gives the words below each heading, with the id that it has", () => {
  assertEquals(read(PAGE).sections, [
    { heading: "", id: "", level: 0, text: "Before." },
    { heading: "One", id: "one", level: 2, text: "First words go on.\na\nb" },
    {
      heading: "Two code",
      id: "two-code",
      level: 3,
      text: "A\tB\nc\td\nQuoted",
    },
    { heading: "One", id: "", level: 2, text: "curl x\ncurl y" },
  ]);
});

Deno.test("fromHtml() has no words above the first heading where there are none", () => {
  assertEquals(
    read("<h1>T</h1><h2 id=a>A</h2><p>b</p>").sections.map(({ id }) => id),
    ["a"],
  );
});
