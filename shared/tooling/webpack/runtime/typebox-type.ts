type Schema = Record<string, unknown>;

const OPTIONAL = '~optional';

const ofType =
  (type: string) =>
  (options?: Schema): Schema => ({ type, ...options });

const text = ofType('string');
const number = ofType('number');
const integer = ofType('integer');
const boolean = ofType('boolean');
const nothing = ofType('null');
const unknown = (options?: Schema): Schema => ({ ...options });

const literal = (value: unknown): Schema => ({ type: typeof value, const: value });
const union = (anyOf: Schema[], options?: Schema): Schema => ({ anyOf, ...options });
const list = (items: Schema, options?: Schema): Schema => ({ type: 'array', items, ...options });
const record = (_key: Schema, values: Schema): Schema => ({ type: 'object', patternProperties: { '^.*$': values } });

/** The schema as it is; only its TypeScript type differs. */
const unsafe = (schema: Schema): Schema => schema;

/** The mark is only for `Type.Object` and isn't part of the schema. */
const optional = (schema: Schema): Schema => Object.defineProperty({ ...schema }, OPTIONAL, { value: true });

const object = (properties: Record<string, Schema>, options?: Schema): Schema => {
  const required = Object.entries(properties).flatMap(([name, field]) => (OPTIONAL in field ? [] : [name]));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
};

export {
  boolean as Boolean,
  integer as Integer,
  list as Array,
  literal as Literal,
  nothing as Null,
  number as Number,
  object as Object,
  optional as Optional,
  record as Record,
  text as String,
  union as Union,
  unknown as Unknown,
  unsafe as Unsafe,
};
