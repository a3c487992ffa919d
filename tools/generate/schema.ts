/** A JSON Schema, as far as our own document uses it. */
export interface Schema {
  type?: string | string[];
  description?: string;
  enum?: string[];
  const?: unknown;
  $ref?: string;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

/**
 * Enums that grow: a value of tomorrow must not break a client of today. They
 * get a name, by the property that holds them, and stay open.
 */
export const OPEN: Record<string, string> = {
  code: "ErrorCode",
  npcId: "NpcId",
  npc_id: "NpcId",
  operationId: "BatchOperationId",
};
