import type { TSchema } from 'typebox';

/**
 * Numbers and booleans in a query arrive as text, and a list of one as its only item. Only plain integers are converted: "1.5", "1e3", "0x10" and "" stay
 * text, and the contract refuses them.
 */
export function coerceText(schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, coerce(typeOf(schema, name), text)]));
}

function coerce(type: unknown, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return type === 'array' ? [text] : text;
}

function typeOf(schema: TSchema, name: string): unknown {
  const properties: unknown = 'properties' in schema ? schema.properties : undefined;
  if (typeof properties !== 'object' || properties === null || !Object.hasOwn(properties, name)) return undefined;
  const property: unknown = Reflect.get(properties, name);
  return typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined;
}
