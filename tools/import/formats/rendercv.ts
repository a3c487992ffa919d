import { parseYaml } from "../../../lib/content/yaml.ts";
import { ConfigError } from "../../../lib/config.ts";
import { glance, type Source, textsOf } from "../source.ts";
import type { ResumeFormat } from "./format.ts";
import { isGroup, YamlNode } from "./rendercv/yaml_node.ts";
import { readCv } from "./rendercv/read_cv.ts";

/** A folder of RenderCV has one input, and pages made of it. */
const MAX_FILES = 20;

/** RenderCV, a YAML file with the key `cv`. */
export const renderCv: ResumeFormat = {
  kind: "resume",
  name: "rendercv",
  title: "RenderCV",
  detect: async (source) => await inputOf(source) !== undefined,
  async read(source) {
    const file = await inputOf(source) ?? source.paths[0] ?? "";
    const [text = ""] = (await textsOf(source, [file])).values();
    const yaml = text.replaceAll("\r\n", "\n");
    return readCv(new YamlNode(file, yaml, parsed(yaml)));
  },
};

async function inputOf(source: Source): Promise<string | undefined> {
  const { paths } = source;
  const candidates = paths.length === 1
    ? paths
    : paths.filter((path) => /^[^/]+\.ya?ml$/i.test(path)).slice(0, MAX_FILES);
  for (const path of candidates) {
    if (isCv(await glance(source, path))) return path;
  }
}

function isCv(text: string): boolean {
  // Reading all of another YAML file may take long.
  if (!/^cv:/m.test(text)) return false;
  try {
    const root = parseYaml(text);
    const cv = isGroup(root) ? root.cv : undefined;
    return isGroup(cv) && ("name" in cv || "sections" in cv);
  } catch {
    return false;
  }
}

function parsed(yaml: string): unknown {
  try {
    return parseYaml(yaml);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ConfigError(`not YAML: ${error.message}`);
  }
}
