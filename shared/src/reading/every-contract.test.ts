import fc from 'fast-check';
import { Value } from 'typebox/value';
import * as contracts from '../contracts/index.ts';
import { readBy, type Shape } from './read-by.ts';

/** Limits that only the server checks. */
interface Contract extends Shape {
  anyOf?: Contract[];
  items?: Contract;
  properties?: Record<string, Contract>;
  patternProperties?: Record<string, Contract>;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  uniqueItems?: boolean;
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value);

/** Everything that a front end may read. What it sends, the server reads. */
const all = Object.entries<unknown>(contracts).flatMap(([name, value]): [string, Contract][] =>
  isContract(value) && !/(Query|Body|Filter)$/.test(name) ? [[name, value]] : [],
);

const instant = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  .map((at) => at.toISOString());

const textOf = ({ minLength, maxLength, pattern, format }: Contract): fc.Arbitrary<string> => {
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.map((at) => at.slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  // The generator does not know the patterns of paths.
  if (pattern?.includes('(?!')) return fc.webPath().map((path) => `/files${path}`);
  const text = pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string({ minLength, maxLength });
  return text.filter(({ length }) => length >= (minLength ?? 0) && length <= (maxLength ?? Infinity));
};

/** Values that a contract allows. */
const valuesOf = (shape: Contract): fc.Arbitrary<unknown> => {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(valuesOf));
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const { minimum: min = -1_000_000, maximum: max = 1_000_000_000, items, minItems: minLength, properties } = shape;
  switch (shape.type) {
    case 'string':
      return textOf(shape);
    case 'integer':
      return fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min, max, noNaN: true }).filter((number) => !Object.is(number, -0));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return (shape.uniqueItems ? fc.uniqueArray : fc.array)(valuesOf(items ?? {}), {
        minLength,
        maxLength: Math.max(3, minLength ?? 0),
      });
    case 'object':
      return properties
        ? fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)])), {
            requiredKeys: shape.required ?? [],
          })
        : fc.dictionary(fc.string(), valuesOf(Object.values(shape.patternProperties ?? {})[0] ?? {}));
    default:
      return fc.jsonValue();
  }
};

const limits = ['maxLength', 'pattern', 'minItems', 'maxItems'];

/** A contract without the limits that only the server checks. */
const kindsOf = (contract: Contract): Shape =>
  JSON.parse(JSON.stringify(contract), (key, part: unknown) =>
    limits.includes(key) || (key === 'format' && (part === 'email' || part === 'uuid')) ? undefined : part,
  );

/** A value with some parts replaced. */
const spoil = (value: unknown, parts: unknown[]): unknown => {
  let at = 0;
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
    at += 1;
    return at % 4 === 0 ? parts[at % parts.length] : part;
  });
};

it.each(all)('%s: what the contract allows passes unchanged [CALL-59]', (_name, shape) => {
  fc.assert(
    fc.property(valuesOf(shape), (value) => {
      expect(Value.Check(shape, value)).toBe(true);
      expect(readBy(shape, value)).toEqual(value);
    }),
    { numRuns: 15 },
  );
});

it.each(all)('%s: any input that is read fits the contract [CALL-59]', (_name, shape) => {
  const allowed = kindsOf(shape);
  const expectAllowed = (read: unknown) => expect(read === undefined || Value.Check(allowed, read)).toBe(true);
  const spoilt = fc.tuple(valuesOf(shape), fc.array(fc.jsonValue(), { minLength: 1, maxLength: 8 }));
  fc.assert(
    fc.property(fc.jsonValue(), spoilt, (any, [value, parts]) => {
      expectAllowed(readBy(shape, any));
      expectAllowed(readBy(shape, spoil(value, parts)));
    }),
    { numRuns: 30 },
  );
});
