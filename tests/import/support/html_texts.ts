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
    now: "<!-- ![](a-lamp.png) -->",
    listed: true,
  },
  {
    written: '<p><img src="/assets/lamp.png" alt=""></p>',
    now: "<!-- ![](a-lamp.png) -->",
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
