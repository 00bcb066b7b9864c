/**
 * The part of JSON schema that readers use, and three keywords of our own. Lengths, patterns and the
 * like are the server's to enforce: readers only check the kind of a value.
 */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  patternProperties?: Record<string, Shape>;
  minLength?: number;
  format?: string;
  minimum?: number;
  maximum?: number;
  /** An id that may also come as a number. */
  'x-id'?: boolean;
  /** Other names of the field, in order, if it is missing or empty. */
  'x-aliases'?: string[];
  /** Replaces a value that is missing or makes no sense. */
  'x-fallback'?: unknown;
}

type Fields = Record<string, unknown>;
type Read = (shape: Shape, value: unknown) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list in a value: the value itself, or wrapped in `data`, `items` or `content`, or in one of these within `data`. */
export const listIn = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return undefined;
  const { data, items, content } = value;
  return [data, items, content].find(Array.isArray) ?? listIn(data);
};

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

const readText: Read = ({ minLength = 0, format = '', ...shape }, value) => {
  const text = typeof value === 'number' && shape['x-id'] ? String(value) : value;
  if (typeof text !== 'string' || text.length < minLength) return undefined;
  const pattern = formats[format];
  return !pattern || (pattern.test(text) && !Number.isNaN(Date.parse(text))) ? text : undefined;
};

const readNumber: Read = ({ type, minimum = -Infinity, maximum = Infinity }, value) => {
  const given = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof given !== 'number' || !Number.isFinite(given)) return undefined;
  return Math.min(maximum, Math.max(minimum, type === 'integer' ? Math.floor(given) : given));
};

const readList: Read = ({ items = {} }, value) =>
  listIn(value)
    ?.map((item) => readBy(items, item))
    .filter((item) => item !== undefined);

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const readField = (fields: Fields, name: string, shape: Shape) => {
  const found = [name, ...(shape['x-aliases'] ?? [])].map((key) => readBy(shape, fields[key]));
  return found.find(isGiven) ?? found.find((value) => value !== undefined);
};

const readRecord = (shape: Shape, value: Fields) =>
  Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, readBy(shape, field)])
      .filter(([, field]) => field !== undefined),
  );

const readFields: Read = ({ properties = {}, required = [], patternProperties }, value) => {
  if (!isFields(value)) return undefined;
  const [values] = Object.values(patternProperties ?? {});
  if (values) return readRecord(values, value);
  const fields: Fields = {};
  for (const [name, shape] of Object.entries(properties)) {
    const needed = required.includes(name);
    const given = readField(value, name, shape);
    const field = given === undefined && needed ? fallbackOf(shape) : given;
    if (field !== undefined) fields[name] = field;
    else if (needed) return undefined;
  }
  return fields;
};

const readers: Record<string, Read> = {
  string: readText,
  number: readNumber,
  integer: readNumber,
  boolean: (_shape, value) => (typeof value === 'boolean' ? value : undefined),
  null: (_shape, value) => (value === null ? value : undefined),
  array: readList,
  object: readFields,
};

/** Reads a value by its contract; undefined if it makes no sense. */
export const readBy = (shape: Shape, value: unknown): unknown => {
  if (shape.anyOf) return shape.anyOf.map((option) => readBy(option, value)).find((found) => found !== undefined);
  if ('const' in shape) return value === shape.const ? value : undefined;
  const read = readers[shape.type ?? ''];
  const given = read ? read(shape, value) : value;
  return shape.enum && !shape.enum.includes(given) ? undefined : given;
};

const empty: Record<string, unknown> = { string: '', boolean: false, array: [], object: {} };

/** What a missing value is read as: its contract's fallback, else null or an empty value; undefined if neither is allowed. */
const fallbackOf = (shape: Shape): unknown => {
  if ('x-fallback' in shape) return shape['x-fallback'];
  const { type = 'null', anyOf, minimum = 0 } = shape;
  if (anyOf) return anyOf.some((option) => option.type === 'null') ? null : anyOf[0]?.const;
  return readBy(shape, empty[type] ?? (type === 'null' ? null : Math.max(0, minimum)));
};
