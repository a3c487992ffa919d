import { isObject } from "../../../lib/base/http/json_body.ts";
import { isLanguage } from "../../../lib/base/words/language.ts";
import { Draft } from "../draft.ts";
import { readYaml } from "../parsers.ts";
import { glance, type Source, textsOf } from "../source.ts";
import type { ResumeFormat } from "./format.ts";
import { addSections } from "./rendercv/sections.ts";
import { YamlNode } from "./rendercv/yaml_node.ts";

/** A folder of RenderCV has one input, and pages made of it. */
const MAX_FILES = 20;

const LAYOUT = "the site has its own layout";
const ONE_EMAIL = "an import takes the first; write others into contact.md";
const PHOTO = "save it beside profile.md and name it in the field photo";

/** RenderCV, a YAML file with the key `cv`. */
export const renderCv: ResumeFormat = {
  kind: "resume",
  name: "rendercv",
  title: "RenderCV",
  detect: async (source) => await inputOf(source) !== undefined,
  async read(source) {
    const name = await inputOf(source) ?? source.paths[0] ?? "";
    const [all = ""] = (await textsOf(source, [name])).values();
    const text = all.replaceAll("\r\n", "\n");
    const root = new YamlNode({ name, text }, readYaml(name, text));
    const draft = new Draft();
    const language = languageOf(root);
    for (const [name, node] of root.members()) {
      if (name !== "cv" && !(name === "locale" && language)) {
        draft.lost(`${node.place} ${name}`, LAYOUT);
      }
    }
    const cv = root.at("cv");
    const pages = cv && addSections(cv, draft);
    if (cv) addPerson(cv, draft);
    return draft.read({ language, pages });
  },
};

async function inputOf(source: Source): Promise<string | undefined> {
  const { paths } = source;
  const candidates = paths.length === 1
    ? paths
    : paths.filter((path) => /^[^/]+\.ya?ml$/i.test(path)).slice(0, MAX_FILES);
  for (const path of candidates) {
    const text = await glance(source, path);
    // Reading all of another YAML file may take long.
    if (!/^cv:/m.test(text)) continue;
    try {
      const root = readYaml(path, text);
      const cv = isObject(root) ? root.cv : undefined;
      if (isObject(cv) && ("name" in cv || "sections" in cv)) return path;
    } catch {
      // Another file may be one.
    }
  }
}

function addPerson(cv: YamlNode, draft: Draft): void {
  const fields = cv.fields("social_networks", "sections");
  const phone = fields.take("phone");
  draft.basics({
    name: fields.take("name"),
    label: fields.take("headline", "label"),
    email: fields.take("email"),
    phone: phone && { ...phone, text: phone.text.replace(/^tel:/, "") },
    place: fields.take("location"),
  });
  for (const { place } of fields.takeAll("email")) draft.lost(place, ONE_EMAIL);
  for (const { place } of fields.takeAll("photo")) draft.lost(place, PHOTO);
  for (const url of fields.takeAll("website")) {
    draft.add("profiles", { url }, url.place);
  }
  draft.rest(fields);
  for (const node of cv.at("social_networks")?.items() ?? []) {
    const profile = node.fields();
    const network = profile.take("network");
    const username = profile.take("username");
    draft.add("profiles", { network, username }, node.place);
    draft.rest(profile);
  }
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** `locale.language` is a tag, or the English name of a language. */
function languageOf(root: YamlNode): string | undefined {
  const { text = "" } = root.at("locale")?.fields().take("language") ?? {};
  if (isLanguage(text)) return text;
  const names = new Intl.DisplayNames("en", { type: "language" });
  const tags = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));
  return tags.find((tag) =>
    names.of(tag)?.toLowerCase() === text.toLowerCase()
  );
}
