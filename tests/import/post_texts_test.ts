import { assert, assertEquals } from "@std/assert";
import { png } from "../support/images.ts";
import { type Blog, importedPosts, textAt } from "./support/imported_posts.ts";

const FRONT = "---\ntitle: A\ndate: 2019-03-01\n---\n";
const LAMP = png(30, 20);

interface Case {
  written: string;
  /** Lines of the entry. */
  now: string;
  /** Listed at the first line of the text. */
  listed?: true;
}

const JEKYLL: Case[] = [
  {
    written: "{% highlight js linenos %}\na < b\n{% endhighlight %}",
    now: "```js\na < b\n```",
  },
  { written: "{% raw %}{{ x }}{% endraw %}", now: "{{ x }}" },
  {
    written: "[b]({{ site.baseurl }}{% post_url 2019-03-02-b %})",
    now: "[b](/posts/b)",
  },
  {
    written: "[b]({% link _posts/2019-03-02-b.md %}#part)",
    now: "[b](/posts/b#part)",
  },
  {
    written: "[b](/2019/03/02/b.html?x=1#part)",
    now: "[b](/2019/03/02/b.html?x=1#part)",
    listed: true,
  },
  {
    written: "[b](https://old.example/2019/03/02/b.html#part)",
    now: "[b](/posts/b#part)",
  },
  {
    written: "[b](https://www.old.example/2019/03/02/b)",
    now: "[b](/posts/b)",
  },
  {
    written: "[c](https://other.example/2019/03/02/b.html)",
    now: "[c](https://other.example/2019/03/02/b.html)",
  },
  { written: "[none](/none/)", now: "[none](/none/)", listed: true },
  {
    written: "{% gist ida/12ab %}",
    now: "<https://gist.github.com/ida/12ab>",
    listed: true,
  },
  {
    written: "{% youtube ab-12 %}",
    now: "<https://www.youtube.com/watch?v=ab-12>",
    listed: true,
  },
  {
    written: "{% include a.html %}",
    now: "<!-- {% include a.html %} -->",
    listed: true,
  },
  {
    written: "{{ page.title }}",
    now: "<!-- {{ page.title }} -->",
    listed: true,
  },
  {
    written: "Words\n{: .wide}",
    now: "Words\n<!-- {: .wide} -->",
    listed: true,
  },
  { written: "By {name} of {base_url}", now: "By { name } of { base_url }" },
  { written: "`<b>` and `{% x %}`", now: "`<b>` and `{% x %}`" },
  {
    written: "```html\n<b>{% x %}</b>\n```",
    now: "```html\n<b>{% x %}</b>\n```",
  },
  {
    written: "<b>x</b> <em>y</em><br>z <kbd>k</kbd>",
    now: "**x** *y*\\\nz `k`",
  },
  {
    written: 'See <a class="x" href="/2019/03/02/b.html">b</a>',
    now: "See [b](/posts/b)",
  },
  { written: "<div>\n\n**x**\n\n</div>", now: "**x**" },
  { written: "<p>One <i>x</i></p>", now: "One *x*" },
  {
    written: "<table><tr><th>A</th></tr><tr><td>1</td></tr></table>",
    now: "| A |\n| --- |\n| 1 |",
  },
  {
    written: '<iframe src="https://player.vimeo.com/video/7?h=1"></iframe>',
    now: "<https://vimeo.com/7>",
    listed: true,
  },
  {
    written: '<video src="https://v.example/a.mp4"></video>',
    now: "<https://v.example/a.mp4>",
    listed: true,
  },
  {
    written: '<video src="/a.mp4"></video>',
    now: '<!-- <video src="/a.mp4"></video> -->',
    listed: true,
  },
  {
    written: "<script>x()</script>",
    now: "<!-- <script>x()</script> -->",
    listed: true,
  },
  {
    written: "<ul><li>x <form>y</form></li></ul>",
    now: "- x <!-- <form>y</form> -->",
    listed: true,
  },
  {
    written: "A List<String> of &lt;b&gt;",
    now: "A List<String> of &lt;b&gt;",
  },
  { written: "![Lamp](/assets/lamp.png)", now: "![Lamp](a-lamp.png)" },
  {
    written: "[![Lamp](/assets/lamp.png)](/assets/lamp.png)",
    now: "![Lamp](a-lamp.png)",
  },
  {
    written: "![Lamp][l]\n\n[l]: /assets/lamp.png",
    now: "![Lamp](a-lamp.png)",
  },
  {
    written: '<img src="/assets/lamp.png" alt="Lamp">',
    now: "![Lamp](a-lamp.png)",
  },
  {
    written: "![](/assets/lamp.png)",
    now: "<!-- ![](/assets/lamp.png) -->",
    listed: true,
  },
  {
    written: '<p><img src="/assets/lamp.png" alt=""></p>',
    now: "<!-- ![](/assets/lamp.png) -->",
    listed: true,
  },
  {
    written: "![Plan](/assets/plan.svg)",
    now: "<!-- ![Plan](/assets/plan.svg) -->",
    listed: true,
  },
  {
    written: "![Big](/assets/big.png)",
    now: "<!-- ![Big](/assets/big.png) -->",
    listed: true,
  },
  {
    written: "![Gone](/assets/gone.png)",
    now: "<!-- ![Gone](/assets/gone.png) -->",
    listed: true,
  },
  {
    written: "![Far](https://far.example/a.png)",
    now: "[Far](https://far.example/a.png)",
    listed: true,
  },
];

const BESIDE: Blog = {
  "_posts/2019-03-02-b.md": "---\ntitle: B\n---\n",
  "assets/lamp.png": LAMP,
  "assets/plan.svg": "<svg></svg>",
  "assets/big.png": large(LAMP),
};

const HUGO: Case[] = [
  { written: '{{< ref "b.md" >}}', now: "/posts/b" },
  {
    written: '[b]({{% relref "/post/b.md#part" %}})',
    now: "[b](/posts/b#part)",
  },
  { written: "{{</* youtube x */>}}", now: "{{< youtube x >}}" },
  {
    written: '{{< highlight go "linenos=table" >}}\nx\n{{< /highlight >}}',
    now: "```go\nx\n```",
  },
  {
    written: '{{< figure src="lamp.png" alt="Lamp" caption="At dusk" >}}',
    now: "![Lamp](a-lamp.png) *At dusk*",
  },
  {
    written: '{{< youtube id="x1" >}}',
    now: "<https://www.youtube.com/watch?v=x1>",
    listed: true,
  },
  {
    written: "{{< notice >}}x{{< /notice >}}",
    now: "<!-- {{< notice >}} -->x<!-- {{< /notice >}} -->",
    listed: true,
  },
];

const MDX: Case[] = [
  { written: "One {1 + 1}", now: "One <!-- {1 + 1} -->", listed: true },
  { written: "One {/* x */}", now: "One <!-- {/* x */} -->" },
  {
    written: "<Box a={1}>x</Box>",
    now: "<!-- <Box a={1}> -->x<!-- </Box> -->",
    listed: true,
  },
  {
    written: 'import X from "./x";',
    now: '<!-- import X from "./x"; -->',
    listed: true,
  },
  {
    written: "<Box wide>x</Box>",
    now: "<!-- <Box wide> -->x<!-- </Box> -->",
    listed: true,
  },
  { written: "[b](./b.md)", now: "[b](/posts/b)" },
];

const SUITES: Record<string, [cases: Case[], file: string, beside: Blog]> = {
  Jekyll: [JEKYLL, "_posts/2019-03-01-a.md", BESIDE],
  Hugo: [HUGO, "content/post/a.md", {
    "hugo.toml": "",
    "content/post/b.md": FRONT.replace("A", "B"),
    "content/post/lamp.png": LAMP,
  }],
  MDX: [MDX, "src/content/blog/a.mdx", {
    "astro.config.mjs": "",
    "src/content/blog/b.md": FRONT.replace("A", "B"),
  }],
};

for (const [name, [cases, file, beside]] of Object.entries(SUITES)) {
  for (const { written, now, listed } of cases) {
    Deno.test(`a post of ${name} with ${JSON.stringify(written)} keeps what the site can show`, async () => {
      const files = {
        ...beside,
        [file]: `${FRONT}Before.\n\n${written}\n\nAfter.\n`,
      };
      const imported = await importedPosts(files, { hosts: ["old.example"] });
      const text = textAt(imported, "posts/a.md");
      const body = text.slice(text.indexOf("\n---\n") + 5);
      assert(body.startsWith(`Before.\n\n${now}`), body);
      assert(body.endsWith("After.\n"), body);
      const lines = imported.listed.filter((line) => line.includes(`${file}:`));
      const at = lines.filter((line) => /:[78] /.test(line));
      assertEquals(lines, at);
      assertEquals(lines.length > 0, listed ?? false, lines.join("\n"));
    });
  }
}

Deno.test("an image is a file of the section, once, and its post names it", async () => {
  const post =
    `---\ntitle: A\ndate: 2019-03-01\nimage: lamp.png\nimage_alt: Lamp\n---\n![Lamp](lamp.png) ![Same](lamp.png)`;
  const { added, content } = await importedPosts({
    "a/a.md": post,
    "a/lamp.png": LAMP,
  });
  assertEquals(added.get("posts/a-lamp.png"), LAMP);
  assertEquals(
    [...added.keys()].filter((path) => path.endsWith("png")).length,
    1,
  );
  assertEquals(
    content.images.some(({ path }) => path === "posts/a-lamp.png"),
    true,
  );
});

Deno.test("the words above the mark of a summary are the description", async () => {
  const words =
    "A lamp is lit at dusk and burns until the ferry has passed the rock.";
  const { content } = await importedPosts({
    "a.md": `${FRONT}${words}\n\n<!--more-->\n\nMore.`,
  });
  const [entry] =
    content.sections.find(({ slug }) => slug === "posts")?.entries ?? [];
  assertEquals(entry?.description, words);
});

Deno.test("no post is lost of one that cannot be read: the others are imported, and it is listed", async () => {
  const { added, listed } = await importedPosts({
    "a.md": `${FRONT}x`,
    "b.md": '---\ntitle: "b\n---\n',
  });
  assert(added.has("posts/a.md"));
  assert(listed.some((line) => line.trim().startsWith("b.md:1 ")));
});

function large(image: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(600 * 1024);
  bytes.set(image);
  return bytes;
}
