import {
  assert,
  assertEquals,
  assertObjectMatch,
  assertRejects,
} from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { emptyFolder } from "../support/empty_folder.ts";
import { readBlog } from "./support/imported_posts.ts";
import { PLACES } from "./support/found_blogs.ts";
import { DATES, HIDING, SHOWING } from "./support/front_fields.ts";
import { ADDRESSES, LANGUAGES } from "./support/moved_blogs.ts";
import { FOLDERS, TEXTS } from "./support/odd_blogs.ts";
import { dated, DAY, fields } from "./support/row.ts";

const ROWS = [...PLACES, ...ADDRESSES, ...LANGUAGES, ...FOLDERS, ...TEXTS];

for (const { rule, files, format, posts, options } of ROWS) {
  Deno.test(`posts are read: ${rule}`, async () => {
    const blog = await readBlog(files, { languages: [], ...options });
    assertEquals(blog.format, format);
    const found = new Map(
      blog.read.posts.map((post) => [
        [post.slug, post.language].filter(Boolean).join("."),
        post,
      ]),
    );
    assertEquals([...found.keys()].sort(), Object.keys(posts).sort());
    for (const [slug, expected] of Object.entries(posts)) {
      const wanted = { hidden: false, ...expected };
      const post = Object.entries({ ...found.get(slug) })
        .filter(([key]) => key in wanted);
      assertEquals(Object.fromEntries(post), wanted, slug);
    }
    const hidden = [...found.values()].filter(({ hidden }) => hidden);
    const listed = blog.read.hidden.map(({ place }) => place.split(":", 1)[0]);
    assertEquals(
      hidden.map(({ place }) => place.split(":", 1)[0]).sort(),
      [...new Set(listed)].sort(),
    );
  });
}

Deno.test("a post is hidden, and listed, by each field that says so, and by no other", async () => {
  const all = [...HIDING, ...SHOWING];
  const files = all.map((field, at) => [`${at}.md`, dated(field)] as const);
  const { read } = await readBlog(Object.fromEntries(files));
  const wrong = all.filter((field, at) => {
    const isOf = ({ place }: { place: string }) => place.startsWith(`${at}.md`);
    const answers = [read.posts.find(isOf)?.hidden, read.hidden.some(isOf)];
    return answers.includes(!HIDING.includes(field));
  });
  assertEquals(wrong, []);
});

Deno.test("a post has the date of its fields, else that of its path", async () => {
  const wrong = [];
  for (const [file, field, date] of DATES) {
    const { read: { posts: [found] } } = await readBlog({
      [file]: fields(field),
    });
    const isOne = found?.date === (date ?? "2026-11-20") &&
      found.hidden === !date && found.isUndated === !date;
    if (!isOne) wrong.push([file, field, found?.date]);
  }
  assertEquals(wrong, []);
});

Deno.test("git has the day on which a file without a date was first there", async () => {
  await using folder = await emptyFolder();
  const run = async (day: string, command: string) => {
    const args =
      `-C ${folder.path} -c user.name=a -c user.email=a@b.example ${command}`;
    const date = `${day}T12:00:00`;
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    await new Deno.Command("git", { args: args.split(" "), env }).output();
  };
  await Deno.mkdir(`${folder.path}/n`);
  await Deno.writeTextFile(`${folder.path}/n/ö.md`, "Words of the fog.\n");
  const commands = ["init", "add .", "commit -m a"];
  for (const command of commands) await run("2020-01-03", command);
  for (const command of ["mv n/ö.md n/b.md", "commit -m b"]) {
    await run("2020-01-04", command);
  }
  const readIn = (name: string) =>
    readBlog({ "b.md": "Words." }, { dateFrom: "git" }, undefined, name);
  const { read } = await readIn(`${folder.path}/n`);
  assertObjectMatch({ ...read.posts[0] }, {
    date: "2020-01-03",
    hidden: false,
  });
  await assertRejects(() => readIn(`${folder.path}/none`), ConfigError, "git");
});

Deno.test("a field that the site lacks is listed once, without its value, and one for looks never", async () => {
  const text = fields(
    "layout: x",
    "date: 2020-01-03",
    "author: ida@secret.example",
    "created: 2020-01-02",
  );
  const { read } = await readBlog({ "a.md": text, "b.md": text });
  assertEquals(read.lost.map(({ place }) => place), ["a.md:4", "a.md:5"]);
  const [{ why = "" } = {}] = read.lost;
  assert(why.includes('"author"') && !why.includes("secret"), why);
});

Deno.test("a folder of posts without old addresses is listed", async () => {
  const { read } = await readBlog({
    "astro.config.mjs": "",
    "src/content/journal/day.md": dated("a: b"),
  });
  const places = read.sorted.map(({ place }) => place);
  assertEquals(places, ["src/content/journal/"]);
});

Deno.test("a file that is no post by its name is listed", async () => {
  const names = ["README.md", "sub/license.md", "SECURITY.md", "claude.md"];
  const files = names.map((name) => [name, DAY]);
  const { read } = await readBlog(
    Object.fromEntries([["a.md", DAY], ...files]),
  );
  const listed = read.lost.map(({ place }) => place);
  assertEquals(listed.sort(), names.map((name) => `${name}:1`).sort());
});

Deno.test("a template of addresses with an unknown part is refused with its name", async () => {
  const read = (permalink: string) => readBlog({ "a.md": DAY }, { permalink });
  await read("/:year/:slug/");
  await assertRejects(() => read("/:year/:nope/"), ConfigError, ":nope");
});

Deno.test("an import that finds no post is refused, with what it saw", async () => {
  const files = { "hugo.toml": "", "content/a.png": "", "content/b.png": "" };
  for (const from of [undefined, "hugo"]) {
    await assertRejects(() => readBlog(files, {}, from), ConfigError, "2 .png");
  }
});
