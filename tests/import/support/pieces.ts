/** Pieces that mean something to YAML, Markdown, HTML, a terminal or the site. */
export const PIECES = [
  ..."word Ærøskøbing Größe 例え話 مثال пример 🚀 C# a_b _a_ * **b** `c` `` ~~d~~ $x$"
    .split(" "),
  ..."<b> </script> &amp; & {name} {base_url} { } : - --- === # |---| \\ \" ' [^1] :::"
    .split(" "),
  ..."yes null 2021 2021-03-14 1e3 0x10 ~ % @ !tag &anchor *alias ? ,".split(
    " ",
  ),
  ..."[x](https://evil.example/) ![x](y.png) https://auto.example/a_b www.auto.example me@auto.example"
    .split(" "),
  ...": ·- ·# ·> ·1. ·10) ·| a | b |·<!-- -->·[^1]: note·[x]: https://evil.example/·  "
    .split("·"),
  ..."\t\n\u2028\u00a0\u200f\u0007\ufeff\ufffd",
  ...["\n\n", "\n\n\n", "\r\n", "\ud83d"],
];

export const DATES = [
  ..."2014 2014-01 2014-06-29 2014-1 2014/2/3 2015-12-31T23:59:59Z".split(" "),
  ..."2016-02-30 2013-13 soon present now".split(" "),
  "",
];

export const ADDRESSES = [
  "https://one.example/",
  "https://two.example/a b?c=d&e=f#g",
  "https://ümlaut.example/ä",
  "three.example",
  "ftp://four.example/",
  "javascript:alert(1)",
  "not an address",
  "",
];
