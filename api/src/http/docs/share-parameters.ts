import { isObject, type Json, type JsonObject } from './plain-schema.ts';

/** Replaces parameters shared by several operations with references. @returns the components that they refer to */
export function shareParameters(operations: JsonObject[]): Record<string, Json> {
  const all = operations.flatMap(({ parameters }) => (Array.isArray(parameters) ? parameters : []));
  const counts = new Map<string, number>();
  for (const parameter of all) {
    const form = JSON.stringify(parameter);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const components: Record<string, Json> = {};
  const names = new Map<string, string>();
  const nameOf = (form: string, parameter: JsonObject) => {
    const known = names.get(form);
    if (known !== undefined) return known;
    const base = String(parameter['name']);
    let name = base;
    for (let other = 2; components[name] !== undefined; other += 1) name = `${base}${other}`;
    names.set(form, name);
    components[name] = parameter;
    return name;
  };
  for (const operation of operations)
    if (Array.isArray(operation['parameters']))
      operation['parameters'] = operation['parameters'].map((parameter) => {
        const form = JSON.stringify(parameter);
        if (!isObject(parameter) || (counts.get(form) ?? 0) < 2) return parameter;
        return { $ref: `#/components/parameters/${nameOf(form, parameter)}` };
      });
  return components;
}
