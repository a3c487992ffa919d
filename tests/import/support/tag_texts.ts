import type { Case } from "./post_text.ts";

/** Tags and links of Jekyll. */
export const JEKYLL: Case[] = [
  {
    written: "{% highlight js linenos %}\na < b\n{% endhighlight %}",
    now: "```js\na < b\n```",
  },
  { written: "{% raw %}{{ x }}{% endraw %}", now: "{{ x }}" },
  {
    written: "* TOC\n{:toc}\n\nWords",
    now: "<!-- * TOC\n{:toc} -->\n\nWords",
    listed: true,
  },
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
    written:
      '{% include any.html image_path="/assets/lamp.png" alt="Lamp" caption="At dusk" %}',
    now: "![Lamp](a-lamp.png) *At dusk*",
  },
  {
    written: "x {% comment %}secret{% endcomment %} y",
    now: "x <!-- {% comment %}secret{% endcomment %} --> y",
  },
  {
    written: "x {% if false %}secret{% endif %} y",
    now: "x <!-- {% if false %}secret{% endif %} --> y",
  },
  {
    written: "{% include a.html %}",
    now: "<!-- {% include a.html %} -->",
    listed: true,
  },
  {
    written: "{# a #} {::comment}b{:/comment} `{# c #}`",
    now: "<!-- a --> <!-- b --> `{# c #}`",
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
  {
    written: "Words{: .mx-auto.d-block :}",
    now: "Words<!-- {: .mx-auto.d-block :} -->",
    listed: true,
  },
  { written: "By {name} of {base_url}", now: "By { name } of { base_url }" },
  { written: "`<b>` and `{% x %}`", now: "`<b>` and `{% x %}`" },
  {
    written: "```html\n<b>{% x %}</b>\n```",
    now: "```html\n<b>{% x %}</b>\n```",
  },
];

/** Shortcodes of Hugo. */
export const HUGO: Case[] = [
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
    written:
      '{{< figure src="lamp.png" alt="Lamp" title="Quay" caption="At dusk" >}}',
    now: "![Lamp](a-lamp.png) *Quay. At dusk*",
  },
  {
    written: '{{< figure src="lamp.png" alt="Lamp" caption="After `x` ran" >}}',
    now: "![Lamp](a-lamp.png) *After `x` ran*",
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

/** Components. */
export const MDX: Case[] = [
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
  },
  {
    written: "<Box wide>x</Box>",
    now: "<!-- <Box wide> -->x<!-- </Box> -->",
    listed: true,
  },
  {
    written: '<div style={{ display: "flex" }}>\n\nx\n\n</div>',
    now: "x",
  },
  {
    written:
      '<div className="x">\n  ![Lamp](./lamp.png)\n</div>\n\n<div>\n\n\t\t**x**\n\n</div>',
    now: "  ![Lamp](a-lamp.png)\n\n**x**",
  },
  { written: "\\{ brace \\}", now: "\\{ brace \\}" },
  { written: '<>\n\nOne{" "}two\n\n</>', now: "One two" },
  {
    written: "$\\frac{a}{b}$ and\n\n$$\n\\mathbf{Y}\n$$",
    now: "$\\frac{a}{b}$ and\n\n$$\n\\mathbf{Y}\n$$",
    listed: true,
  },
  {
    written: '<Photo src="./lamp.png" alt="Lamp" wide />',
    now: "![Lamp](a-lamp.png)",
  },
  {
    written:
      'import lamp from "./lamp.png";\n\n<Photo src={lamp} alt="Lamp" />',
    now: '<!-- import lamp from "./lamp.png"; -->\n\n![Lamp](a-lamp.png)',
  },
  {
    written: 'x <img src={pic.src} alt="Raw"/>',
    now: 'x <!-- <img src={pic.src} alt="Raw"/> -->',
    listed: true,
  },
  { written: "[b](./b.md)", now: "[b](/posts/b)" },
];
