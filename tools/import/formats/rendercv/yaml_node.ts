import { locate, type Path } from "../../../../lib/content/yaml.ts";
import { type Cell, Fields } from "../../fields.ts";
import { plain } from "./plain.ts";

/** A part of a YAML file, with the lines that its values stand in. */
export class YamlNode {
  readonly #file: string;
  readonly #yaml: string;
  readonly #value: unknown;
  readonly #path: Path;

  constructor(file: string, yaml: string, value: unknown, path: Path = []) {
    this.#file = file;
    this.#yaml = yaml;
    this.#value = value;
    this.#path = path;
  }

  get place(): string {
    const before = this.#yaml.slice(0, locate(this.#yaml, this.#path, "key"));
    return `${this.#file}:${before.split("\n").length}`;
  }

  /** The item or the member; undefined without a value. */
  at(step: string | number): YamlNode | undefined {
    const value = isGroup(this.#value) ? this.#value[step] : undefined;
    if (value === undefined || value === null) return;
    return new YamlNode(this.#file, this.#yaml, value, [...this.#path, step]);
  }

  /** Items of a list; a single value is a list of one. */
  items(): YamlNode[] {
    if (!Array.isArray(this.#value)) return [this];
    return this.#value.flatMap((_, index) => this.at(index) ?? []);
  }

  members(): [name: string, node: YamlNode][] {
    if (!isGroup(this.#value) || Array.isArray(this.#value)) return [];
    return Object.keys(this.#value).flatMap((name) => {
      const node = this.at(name);
      return node ? [[name, node]] : [];
    });
  }

  fields(): Fields {
    return new Fields(
      this.place,
      new Map(
        this.members().map(([name, node]) => [name, node.cells(name)]),
      ),
    );
  }

  /** Its texts, without Markdown. Groups of fields are no text. */
  cells(name = ""): Cell[] {
    return this.items().map((item) => ({
      text: isGroup(item.#value) ? "" : plain(String(item.#value)),
      place: `${item.place} ${name}`.trim(),
    }));
  }

  isText(): boolean {
    return !isGroup(this.#value);
  }
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
