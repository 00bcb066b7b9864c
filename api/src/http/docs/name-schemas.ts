import * as contracts from '@marketplace/shared/contracts';
import { isObject, plainSchema, type Json, type JsonObject } from './plain-schema.ts';

/** The only plain texts and numbers whose names say more than their form. */
const namedScalars = ['Id', 'Instant', 'MinorAmount', 'OptionalAddress', 'SiteAddress'];

interface Shown {
  /** The schema without references, to tell whether two are the same. */
  whole: Json;
  /** The same with references to named schemas. */
  short: Json;
}

/** Keywords whose members are schemas by name: in them, a name such as `x-id` or `const` is a field. */
const ofNames = ['properties', 'patternProperties'];

/** Shortens schemas with references to `components`, which it fills with the used contracts. */
export function schemaNamer(components: Record<string, Json>): (schema: Json) => Json {
  const names = contractNames();

  const members = (value: JsonObject): { whole: JsonObject; short: JsonObject } => {
    const shown = Object.entries(value).map(([key, member]) => [key, show(member, ofNames.includes(key))] as const);
    return {
      whole: Object.fromEntries(shown.map(([key, { whole }]) => [key, whole])),
      short: Object.fromEntries(shown.map(([key, { short }]) => [key, short])),
    };
  };

  const show = (value: Json, areNames = false): Shown => {
    if (Array.isArray(value)) {
      const all = value.map((member) => show(member));
      return { whole: all.map(({ whole }) => whole), short: all.map(({ short }) => short) };
    }
    if (!isObject(value)) return { whole: value, short: value };
    const { whole, short } = members(value);
    if (areNames) return { whole, short };
    const plain = plainSchema(whole);
    const shortened = plainSchema(short);
    const name = names.get(JSON.stringify(plain)) ?? pageName(shortened);
    if (name === undefined) return { whole: plain, short: shortened };
    const known = (components[name] ??= shortened);
    const isSame = JSON.stringify(known) === JSON.stringify(shortened);
    return { whole: plain, short: isSame ? { $ref: `#/components/schemas/${name}` } : shortened };
  };

  return (schema) => show(schema).short;
}

/** The exported contracts by their form; the first of two with the same form counts. */
function contractNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, contract] of Object.entries(contracts)) {
    if (typeof contract !== 'object' || contract === null) continue;
    const schema = plain(JSON.parse(JSON.stringify(contract)) as Json);
    if (!isObject(schema) || !(isNamed(schema) || namedScalars.includes(name))) continue;
    const form = JSON.stringify(schema);
    if (!names.has(form)) names.set(form, name);
  }
  return names;
}

function plain(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map((member) => plain(member));
  if (!isObject(value)) return value;
  const whole = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, plain(member, ofNames.includes(key))]),
  );
  return areNames ? whole : plainSchema(whole);
}

const isNamed = ({ type, properties, anyOf, enum: values }: JsonObject) =>
  (type === 'object' && isObject(properties) && Object.keys(properties).length > 0) ||
  Array.isArray(anyOf) ||
  (Array.isArray(values) && values.length > 1);

/** A page of a named schema: `Order` makes `OrderPage`. */
function pageName({ properties }: JsonObject): string | undefined {
  if (!isObject(properties) || properties['totalElements'] === undefined || !isObject(properties['content']))
    return undefined;
  const { items } = properties['content'];
  return isObject(items) && typeof items['$ref'] === 'string' ? `${items['$ref'].split('/').at(-1)}Page` : undefined;
}
