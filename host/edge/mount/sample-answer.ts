import type { TSchema } from '@marketplace/shared/contracts';

/** The keywords of JSON Schema that contracts use. */
interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

const sampleOf = (schema: Schema): unknown => {
  const { type, format, anyOf, properties = {}, required = [], minimum = 0, minLength = 1 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (type === 'string') return format === 'date-time' ? '2026-01-01T00:00:00.000Z' : 'x'.repeat(minLength);
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type !== 'object') return null;
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
};

/** A response that fits a contract, with all required fields and empty lists. */
export const sampleAnswer = (contract: TSchema): unknown => sampleOf(contract);
