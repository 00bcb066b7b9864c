export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Our own keywords in contracts, for reading responses of older versions; useless to readers of the reference. */
const isOurs = (key: string) => key.startsWith('x-');

/** A union of literals as one enum. */
function asEnum(choices: Json[]): JsonObject | undefined {
  const values: Json[] = [];
  for (const choice of choices) {
    if (!isObject(choice) || choice['type'] !== 'string' || !Array.isArray(choice['enum'])) return undefined;
    if (Object.keys(choice).length > 2) return undefined;
    values.push(...choice['enum']);
  }
  return { type: 'string', enum: [...new Set(values)] };
}

/** One level of a contract as the reference shows it; the levels below are already plain. */
export function plainSchema(schema: JsonObject): JsonObject {
  const { const: literal, ...rest } = Object.fromEntries(Object.entries(schema).filter(([key]) => !isOurs(key)));
  const plain: JsonObject = literal === undefined ? rest : { ...rest, enum: [literal] };
  const choices = plain['anyOf'];
  const merged = Array.isArray(choices) && choices.length > 1 ? asEnum(choices) : undefined;
  if (!merged) return plain;
  const { anyOf: _, ...others } = plain;
  return { ...others, ...merged };
}
