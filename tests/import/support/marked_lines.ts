/** Lines of a text, each with one word. */
export const LINES = [
  (word: string) => `Some words and ${word}.`,
  (word: string) => `## ${word}`,
  (word: string) => `- a point\n- ${word}`,
  (word: string) => `> ${word}`,
  (word: string) => `\`\`\`js\n${word}("<b>{% x %}</b>");\n\`\`\``,
  (word: string) => `    ${word} <indented>`,
  (word: string) => `{% include ${word}.html %}`,
  (word: string) => `{{< unknown ${word} >}}`,
  (word: string) => `{: .${word}}`,
  (word: string) => `{% highlight js %}\n${word}\n{% endhighlight %}`,
  (word: string) => `<div class="x">${word}</div>`,
  (word: string) => `<table><tr><td>${word}</td></tr></table>`,
  (word: string) => `<iframe src="https://v.example/${word}"></iframe>`,
  (word: string) => `<form>${word}</form>`,
  (word: string) => `<b>${word}</b><br>and <img src="/a.png" alt="">`,
  (word: string) => `![${word}](/lamp.png)`,
  (word: string) => `![${word}](/gone.png)`,
  (word: string) => `[${word}](/none/)`,
  (word: string) => `[a](https://far.example/${word})`,
  (word: string) => `<!-- ${word} -->`,
  (word: string) => `Text<sup>${word}</sup> & <span>{name}</span>`,
];

/** Field that the site lacks, which is listed once for all posts. */
export const UNKNOWN_FIELD = (word: string) => `mood: ${word}`;

/** Fields of a post. */
export const FIELDS = [
  (word: string) => `tags: [${word}, Sea]`,
  (word: string) => `description: ${word} is a short one`,
  (word: string) => `image: ${word}.png`,
  (word: string) => `lastmod: ${word}`,
  (word: string) => `tag: ${word}`,
];

/** Pieces of a text of WordPress. */
export const BLOCKS = [
  (word: string) => `Words of ${word}\nand a line.`,
  (word: string) =>
    `<!-- wp:paragraph -->\n<p>${word}</p>\n<!-- /wp:paragraph -->`,
  (word: string) => `<ul><li>${word}</li></ul>`,
  (word: string) => `<pre><code>${word}\n\n[x y="z"]</code></pre>`,
  (word: string) =>
    `[caption id="1"]<img src="/gone.png" alt="" /> ${word}[/caption]`,
  (word: string) => `[slider of="${word}"]`,
  (word: string) => `<form>${word}</form>`,
  (word: string) => `<a href="https://old.example/none/">${word}</a>`,
];
