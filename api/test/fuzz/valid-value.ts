import type { Random } from '../random.ts';
import type { KnownRecord, KnownValues } from './known-values.ts';
import type { JsonSchema } from './operations.ts';

export interface Making {
  random: Random;
  known: KnownValues;
  /** Of the endpoint: names like `id` depend on it. */
  path: string;
  /** What the request is about, with its id and version. */
  record: KnownRecord | undefined;
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();

/** What fields with these names hold, beyond what their schema says. */
const meant: [names: RegExp, values: string[]][] = [
  [/url$|issuer/i, ['https://www.tex.example/a.png', 'http://127.0.0.1:9/', '/marketplace/module']],
  [/phone/i, ['+91 98765 43210']],
  [/name$/i, ['Asha Menon', 'Ünal & Söhne']],
  [/^website$/, ['']],
  [/^(day|today|from)$/, [day(0).slice(0, 10)]],
  [/Day$|^to$|expectedOn/, [day(3).slice(0, 10)]],
  [/At$|Time$/, [day(0)]],
  [/currency/i, ['INR']],
];

const samples = [
  ...['a', 'Quarterly stock', 'Ärger mit Ünicode 日本 🧾', 'INR', 'USD', 'IN', '2026-02-28', 'WELCOME10', 'attendance'],
  ...['+91 80 4000 1234', '#', 'https://www.tex.example/a?b=c', '29ABCDE1234F1Z5', 'INV', 'live', '1.0.0-1a2b3c4d'],
  '3f2b8c1e-0d4a-4e6b-9c7d-5a1b2c3d4e5f-640.webp',
];

/** A value that a schema accepts, sometimes at its limits. */
export function validValue(making: Making, schema: JsonSchema, name = ''): unknown {
  const { random } = making;
  if (schema.anyOf) return validValue(making, random.of(schema.anyOf), name);
  if (schema.enum) return random.of(schema.enum);
  switch (schema.type) {
    case 'object':
      return validObject(making, schema);
    case 'array':
      return validArray(making, schema, name);
    case 'integer':
    case 'number':
      return validNumber(random, schema);
    case 'boolean':
      return random.below(2) === 0;
    case 'null':
      return null;
    default:
      return validText(making, schema, name);
  }
}

function validObject(making: Making, { properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || making.random.below(10) < 6);
  return Object.fromEntries(chosen.map(([name, schema]) => [name, validValue(making, schema, name)]));
}

function validArray(making: Making, { items = {}, minItems = 0, maxItems = 3 }: JsonSchema, name: string): unknown[] {
  const most = making.random.below(20) === 0 ? Math.min(maxItems, 100) : Math.min(maxItems, minItems + 3);
  const count = minItems + making.random.below(Math.max(1, most - minItems + 1));
  return Array.from({ length: count }, () => validValue(making, items, name));
}

function validNumber(random: Random, { minimum = -1_000, maximum = 1_000_000 }: JsonSchema): number {
  const near = [minimum, maximum, minimum + 1, Math.min(maximum, minimum + 10), Math.min(maximum, minimum + 90)];
  return random.of(near);
}

function validText(making: Making, schema: JsonSchema, name: string): string {
  const { random } = making;
  const existing = random.below(16) > 0 ? knownText(making, name) : undefined;
  if (existing !== undefined && accepts(schema, existing)) return existing;
  const formatted = textOfFormat(random, schema.format);
  if (formatted !== undefined) return formatted;
  const { minLength = 0, maxLength = 200 } = schema;
  const longest = random.of(['x', 'é', '字', 'a ']).repeat(maxLength).slice(0, Math.min(maxLength, 20_000));
  const shortest = 'a'.repeat(minLength);
  const fitting = [...samples, shortest, longest].filter((text) => accepts(schema, text));
  return fitting.length > 0 ? random.of(fitting) : shortest;
}

function knownText({ random, known, path, record }: Making, name: string): string | undefined {
  const own = record?.[name];
  if (typeof own === 'string' && /^(id|version|updatedAt|cartItemId)$/.test(name)) return own;
  const [, values] = meant.find(([names]) => names.test(name)) ?? [];
  return known.named(random, name, path) ?? (values && random.of(values));
}

function textOfFormat(random: Random, format: string | undefined): string | undefined {
  if (format === 'uuid')
    return random.of(['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']);
  if (format === 'email') return random.of(['someone@tex.example', 'a.b+c@sub.tex.example', 'x@y.zz']);
  if (format === 'date') return random.of(['2026-01-31', '2024-02-29', '1970-01-01', '9999-12-31', '0001-01-01']);
  if (format === 'date-time')
    return random.of(['2026-01-31T10:00:00Z', '2026-01-31T23:59:60Z', '9999-12-31T23:59:59.999Z']);
  return undefined;
}

function accepts({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
}
