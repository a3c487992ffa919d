import type { Case } from "./post_text.ts";

/** HTML and images in Markdown. */
export const HTML: Case[] = [
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
    written: "<p>{% youtube abc %} and {{ page.x }} tail</p>",
    now: "<https://www.youtube.com/watch?v=abc> and <!-- {{ page.x }} --> tail",
    listed: true,
  },
  {
    written: "<ul><li>{% gist ida/12ab %}</li><li>x <!-- y --></li></ul>",
    now: "- <https://gist.github.com/ida/12ab>\n- x <!-- y -->",
    listed: true,
  },
  {
    written: "<table><tr><th>A</th></tr><tr><td>1</td></tr></table>",
    now: "| A |\n| - |\n| 1 |",
  },
  {
    written:
      "<table><tr><th>A</th><th>B</th></tr><tr><td>x:<ul><li>c</li><li>d</li></ul></td><td><p>e</p><p>f</p><pre>g\nh</pre></td></tr></table>",
    now: "| A | B |\n| - | - |\n| x: • c • d | e f `g h` |",
    listed: true,
  },
  { written: "<p><code>\na\n  b\n</code></p>", now: "```\na\n  b\n```" },
  {
    written: '<table><tr><td colspan="30000">a</td></tr></table>',
    now: '<!-- <table><tr><td colspan="30000">a</td></tr></table> -->',
    listed: true,
  },
  { written: "<p><code>a</code></p>", now: "`a`" },
  { written: '<pre lang="ruby">a</pre>', now: "```ruby\na\n```" },
  { written: '<pre class="brush: css">a</pre>', now: "```css\na\n```" },
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
    now: "- x\n  <!-- <form>y</form> -->",
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
    now: "![](a-lamp.png)",
  },
  {
    written: '<p><img src="/assets/lamp.png" alt=""></p>',
    now: "![](a-lamp.png)",
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

/** Forms that Markdown lacks, or that some readers of Markdown have. */
export const FORMS: Case[] = [
  {
    written: "10<sup>6</sup> of H<sub>2</sub>O",
    now: "10<sup>6</sup> of H<sub>2</sub>O",
    listed: true,
  },
  {
    written: '<p><abbr title="Sea Office">SO</abbr> said <q>no</q></p>',
    now: '<abbr title="Sea Office">SO</abbr> said <q>no</q>',
    listed: true,
  },
  {
    written: '<ol><li value="3">x</li></ol>',
    now: '<ol><li value="3">x</li></ol>',
    listed: true,
  },
  {
    written: "<details>\n<summary>More</summary>\n\n**x**\n\n</details>",
    now: "<details>\n<summary>More</summary>\n\n**x**\n\n</details>",
    listed: true,
  },
  {
    written: "<!-- x --> See [b](/2019/03/02/b.html) ![L](/assets/lamp.png)",
    now: "<!-- x --> See [b](/posts/b) ![L](a-lamp.png)",
  },
  {
    written: "| a | b |\n|--|--|\n| 1<br>2 | 3 |",
    now: "| a | b |\n|--|--|\n| 1<br>2 | 3 |",
    listed: true,
  },
  {
    written: "> One<br>\n> two<br/>three\n\n- x<br>y",
    now: "> One\\\n> two\\\n> three\n\n- x\\\n  y",
  },
  { written: "> [!NOTE]\n> Hot.", now: "> [!NOTE]\n> Hot.", listed: true },
  { written: "Term\n: Meaning", now: "Term\n: Meaning", listed: true },
  { written: "<kbd><kbd>Ctrl</kbd>+<kbd>x</kbd></kbd>", now: "`Ctrl`+`x`" },
  {
    written: "%%The keeper drinks.%% Words",
    now: "<!-- The keeper drinks. --> Words",
    listed: true,
  },
  {
    written: "See [[2019-03-02-b|b]] and [[none]]",
    now: "See [b](/posts/b) and [[none]]",
  },
  {
    written:
      "[[#Own part]] [[2019-03-02-b#^1a|b]] ![x|9](/assets/lamp.png)\n\n## Own part",
    now: "[Own part](#own-part) [b](/posts/b) ![x](a-lamp.png)\n\n## Own part",
  },
  {
    written: "| a |\n|--|\n| [[2019-03-02-b\\|b]] |",
    now: "| a |\n|--|\n| [b](/posts/b) |",
  },
  {
    written: "1. One\n\n    ![Lamp](/assets/lamp.png)\n\n2. Two",
    now: "1. One\n\n    ![Lamp](a-lamp.png)\n\n2. Two",
  },
  {
    written: "![a [b, c] d](/assets/lamp.png)",
    now: "![a [b, c] d](a-lamp.png)",
  },
  { written: "![a `b` c](/assets/lamp.png)", now: "![a b c](a-lamp.png)" },
  {
    written: '![Lamp](/assets/lamp.png "At noon")',
    now: '![Lamp](a-lamp.png "At noon")',
  },
  {
    written:
      '<div class="imgcap">\n<img src="/assets/lamp.png">\n<div class="thecap">At noon</div>\n</div>',
    now: "![At noon](a-lamp.png)\n\nAt noon",
  },
  {
    written:
      '<div><img src="/assets/lamp.png"><figure><p>x</p><figcaption>y</figcaption></figure></div>',
    now: "![](a-lamp.png)\n\nx\n\ny",
  },
  {
    written: "[![State](https://far.example/s.png)](https://far.example/)",
    now: "[State](https://far.example/)",
    listed: true,
  },
  {
    written: "[![Shed](/gone.png)](https://far.example/)",
    now: "[Shed](https://far.example/)",
    listed: true,
  },
  {
    written: "[![](/gone.png)](https://far.example/)",
    now: "<!-- [![](/gone.png)](https://far.example/) -->",
    listed: true,
  },
  {
    written: "[x](#what-im-glad-of)\n\n## What I'm glad of",
    now: "[x](#what-i-m-glad-of)\n\n## What I'm glad of",
  },
  {
    written: "[x](#own)\n\n## A name {#own}",
    now: "[x](#a-name)\n\n## A name\n",
  },
  {
    written: '[x](#tag)\n\n<h2 id="tag">By tag</h2>',
    now: "[x](#by-tag)\n\n## By tag",
  },
  {
    written: '[x](#mark)\n\n<a name="mark"></a>\n\n## Below',
    now: "[x](#below)\n\n## Below",
  },
  {
    written: "```\n%%x%% [[b]] <sup>1</sup>\n```",
    now: "```\n%%x%% [[b]] <sup>1</sup>\n```",
  },
];

/** Posts that are HTML as a whole: their paragraphs are elements. */
export const PAGES: Case[] = [
  {
    written: "<p>One {% gist ida/12ab %} two</p>",
    now: "One <https://gist.github.com/ida/12ab> two",
    listed: true,
  },
  {
    written: '<p>{{< figure src="/assets/lamp.png" alt="Lamp" >}}</p>',
    now: "![Lamp](a-lamp.png)",
  },
  {
    written: "<p>{% for x in y %}</p>",
    now: "<!-- {% for x in y %} -->",
    listed: true,
  },
];
