/** The names in braces in a template. */
type Names<Template extends string> = Template extends
  `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The template with a value for each name in braces. */
export function fill<Template extends string>(
  template: Template,
  values: Record<Names<Template>, string>,
): string {
  const known = new Map<string, string>(Object.entries(values));
  return template.replaceAll(
    /\{(\w+)\}/g,
    (written, name) => known.get(name) ?? written,
  );
}
