import { isObject } from "../../../../lib/base/http/json_body.ts";
import { locate, type Path } from "../../../../lib/content/yaml.ts";
import { Fields, type NamedCell } from "../../fields.ts";
import { plain } from "./plain.ts";

/** A part of a YAML file, with the lines that its values stand in. */
export class YamlNode {
  constructor(
    readonly file: { name: string; text: string },
    readonly value: unknown,
    readonly path: Path = [],
  ) {}

  get place(): string {
    const { name, text } = this.file;
    const before = text.slice(0, locate(text, this.path, "key"));
    return `${name}:${before.split("\n").length}`;
  }

  get isText(): boolean {
    return typeof this.value !== "object";
  }

  /** The member; undefined without a value. */
  at(name: string): YamlNode | undefined {
    return this.members().find(([each]) => each === name)?.[1];
  }

  members(): [name: string, node: YamlNode][] {
    const { value } = this;
    return isObject(value) ? this.#inner(Object.entries(value)) : [];
  }

  /** Items of a list; a single value is a list of one. */
  items(): YamlNode[] {
    if (!Array.isArray(this.value)) return [this];
    return this.#inner([...this.value.entries()]).map(([, item]) => item);
  }

  #inner<Step extends PropertyKey>(values: [Step, unknown][]) {
    return values.filter(([, value]) => (value ?? null) !== null)
      .map(([step, value]): [Step, YamlNode] => [
        step,
        new YamlNode(this.file, value, [...this.path, step]),
      ]);
  }

  /** Texts without Markdown. Text that is no member has an empty name. */
  fields(...except: string[]): Fields {
    const members = this.isText ? [["", this] as const] : this.members();
    const cells = members.filter(([name]) => !except.includes(name))
      .flatMap(([name, node]) =>
        node.items().map((item): NamedCell => {
          const place = `${item.place} ${name}`.trim();
          const text = plain(String(item.value));
          // A group of fields is no text: nobody takes its name.
          return [item.isText ? name : `${name} (group)`, { text, place }];
        })
      );
    return new Fields(this.place, cells);
  }
}
