import * as z from "zod";
import { tagIn } from "../../base/words/language.ts";
import type { State } from "../../state.ts";
import type { McpService } from "./service.ts";
import type { AnyPrompt } from "./prompts.ts";
import { ANNOTATIONS, type AnyTool } from "./tool.ts";

/** Tools about the person take a language if the site has two. */
export function toolsOf(
  { id, tools }: McpService,
  { editions }: State,
): AnyTool[] {
  if (id !== "site" || editions.length < 2) return tools;
  const tags = editions.map(({ site }) => site.content.profile.language);
  const output = z.enum(tags).describe("Language of the answer");
  const input = z.string().overwrite((tag) => tagIn(tags, tag) ?? tag)
    .refine((tag) => tags.includes(tag), `expected ${tags.join(", ")}`)
    .meta({ enum: tags }).describe("Language of the answer");
  return tools.map((tool) => ({
    ...tool,
    input: tool.input.extend({ language: input.optional() }),
    output: tool.output.extend({ language: output }),
  }));
}

export function toolEntry(
  { name, title, description, input, output }: AnyTool,
) {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input, "input"),
    outputSchema: jsonSchema(output, "output"),
    annotations: { title, ...ANNOTATIONS },
  };
}

export function promptEntry(prompt: AnyPrompt) {
  const { name, title, description } = prompt;
  const { properties, required } = jsonSchema(prompt.arguments, "input");
  return {
    name,
    title,
    description,
    arguments: Object.entries(properties).map(([name, { description }]) => ({
      name,
      description: String(description),
      required: required.includes(name),
    })),
  };
}

const ObjectSchema = z.looseObject({
  type: z.literal("object"),
  properties: z.record(z.string(), z.record(z.string(), z.json())),
  required: z.array(z.string()).default([]),
});

export function jsonSchema(schema: z.ZodObject, io: "input" | "output") {
  // 2020-12 is the default of MCP, and older clients reject its name.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return ObjectSchema.parse(rest);
}
