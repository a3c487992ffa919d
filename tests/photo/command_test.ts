import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { hasPosition } from "../../tools/doctor/position.ts";
import { changedContent, type Changes, readFile } from "../support/content.ts";
import { runTask } from "../support/run_task.ts";
import { ENCODERS, exifWith, picture } from "./support/pictures.ts";

const PHOTO = await ENCODERS.jpeg(
  picture(60, 40, (x, y) => [x * 4, y * 4, 90]),
  exifWith(6),
);

Deno.test("deno task photo writes beside the original, under a new name each time", async () => {
  await using folder = await withPhoto({});
  for (const name of ["IMG-1-small.jpg", "IMG-1-small-2.jpg"]) {
    const { code, stdout, stderr } = await folder.run();
    assertEquals(code, 0, stderr);
    assert(stdout.includes(name), stdout);
    assert(!hasPosition(await Deno.readFile(`${folder.root}/${name}`)));
  }
  assertEquals(await Deno.readFile(folder.photo), PHOTO);
});

Deno.test("deno task photo --out replaces no file", async () => {
  await using folder = await withPhoto({});
  const out = `${folder.root}/new.jpg`;
  assertEquals((await folder.run("--out", out)).code, 0);
  const first = await Deno.stat(out);
  for (const wrong of [out, folder.photo, `${folder.root}/new.png`]) {
    const { code, stderr } = await folder.run("--out", wrong);
    assertEquals(code, 1, wrong);
    assert(stderr.includes(wrong), stderr);
  }
  assertEquals((await Deno.stat(out)).mtime, first.mtime);
  assertEquals(await Deno.readFile(folder.photo), PHOTO);
});

for (const newline of ["\n", "\r\n"]) {
  const ends = JSON.stringify(newline);
  Deno.test(`deno task photo --profile shows it, and keeps all else of a profile.md with ${ends}`, async () => {
    const before = (await readFile("profile.md")).replaceAll("\n", newline);
    await using folder = await withPhoto({ "profile.md": before });
    const { code, stderr } = await folder.run("--profile", "--alt", 'A "sea"');
    assertEquals(code, 0, stderr);
    const { profile } = await loadContent(folder.dir, folder);
    assertEquals(profile.photo, { file: "photo.jpg", alt: 'A "sea"' });
    const after = await Deno.readTextFile(`${folder.dir}/profile.md`);
    const [added = ""] = /^photo:(\r?\n {2}.*){2}\r?\n/m.exec(after) ?? [];
    assertEquals(added.split(newline).length, 4, JSON.stringify(added));
    assertEquals(
      after.replace(added, "").replace(/^# (?=figure:)/m, ""),
      before,
    );
  });
}

Deno.test("deno task photo --profile names the owner where no text is given", async () => {
  await using folder = await withPhoto({});
  assertEquals((await folder.run("--profile")).code, 0);
  const { profile } = await loadContent(folder.dir, folder);
  assertEquals(profile.photo?.alt, profile.name);
});

Deno.test("deno task photo --profile leaves a profile.md with another photo as it is", async () => {
  const plain = await readFile("profile.md");
  const before = plain.replace(
    /^figure:.*$/m,
    "photo: { file: photo.jpg, alt: A keeper }",
  );
  await using folder = await withPhoto({
    "profile.md": before,
    "photo.jpg": PHOTO,
  });
  const { code, stdout } = await folder.run("--profile");
  assertEquals(code, 0);
  assert(stdout.includes("file: photo-2.jpg"), stdout);
  assertEquals(await Deno.readTextFile(`${folder.dir}/profile.md`), before);
  assertEquals(await Deno.readFile(`${folder.dir}/photo.jpg`), PHOTO);
});

Deno.test("deno task photo --profile puts a profile.md back with which no site would start", async () => {
  await using folder = await withPhoto({});
  const before = await Deno.readTextFile(`${folder.dir}/profile.md`);
  const { code, stdout } = await folder.run("--profile", "--alt", " ");
  assertEquals(code, 0);
  assert(stdout.includes("file: photo.jpg"), stdout);
  assertEquals(await Deno.readTextFile(`${folder.dir}/profile.md`), before);
});

Deno.test("deno task photo writes nothing where it was called wrong", async () => {
  await using folder = await withPhoto({});
  const { root } = folder;
  const wrong = [
    ["--profile", "--out", `${root}/new.jpg`],
    ["--alt", "A keeper"],
    ["other.jpg"],
  ];
  for (const args of wrong) {
    const { code, stderr } = await folder.run(...args);
    assertEquals(code, 1, args.join(" "));
    assert(!stderr.includes("    at "), stderr);
  }
  const names = [...Deno.readDirSync(root)].map(({ name }) => name).sort();
  assertEquals(names, ["IMG 1.JPG", "docs", "person"]);
});

Deno.test("a start fetches no codec of photos", async () => {
  const lock = await Deno.readTextFile("deno.lock");
  const codecs = await Deno.readTextFile("tools/photo/codecs.ts");
  const packages = [...codecs.matchAll(/"npm:(@\w+\/\w+@[\d.]+)\//g)]
    .map(([, name = ""]) => name);
  assert(packages.length > 0);
  assertEquals(packages.filter((name) => lock.includes(name)), []);
});

/** Content, and beside it a photo whose name has a blank. */
async function withPhoto(changes: Changes) {
  const folder = await changedContent(changes);
  const photo = `${folder.root}/IMG 1.JPG`;
  await Deno.writeFile(photo, PHOTO);
  return {
    ...folder,
    photo,
    run: (...args: string[]) =>
      runTask("photo", [photo, ...args], { CONTENT_DIR: folder.dir }),
  };
}
