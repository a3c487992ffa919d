import type { TryField } from "./try_field.ts";
import type { Field } from "../openapi/fields.ts";

/** How a form asks for a field, and what it holds at first. */
export function tryFieldOf(
  { name, place, isRequired, type, otherwise }: Field,
  value = "",
): TryField {
  const shared = { name, place, isRequired, otherwise, value };
  switch (type.kind) {
    case "choice":
      return { ...shared, kind: "choice", values: type.values };
    case "integer":
      return { ...shared, kind: "integer", least: type.least, most: type.most };
    case "string":
      return { ...shared, kind: "text", most: type.most };
    default:
      return { ...shared, kind: "text" };
  }
}
