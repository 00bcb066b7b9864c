import { isObject, type Json, type JsonObject } from './plain-schema.ts';

/** Fewer than this are easier to read where they stand. */
const often = 4;

/** Replaces answers that many operations give, such as an acknowledgement, by references. @returns what they refer to */
export function shareAnswers(operations: JsonObject[]): Record<string, Json> {
  const all = operations.map(({ responses }) => responses).filter(isObject);
  const counts = new Map<string, number>();
  for (const answer of all.flatMap((answers) => Object.values(answers))) {
    const form = JSON.stringify(answer);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const components: Record<string, Json> = {};
  for (const answers of all)
    for (const [status, answer] of Object.entries(answers)) {
      const form = JSON.stringify(answer);
      if (!isObject(answer) || answer['$ref'] !== undefined || (counts.get(form) ?? 0) < often) continue;
      const name = nameOf(status, form);
      components[name] = answer;
      answers[status] = { $ref: `#/components/responses/${name}` };
    }
  return components;
}

/** After the schema that it carries: `Saved201`. */
const nameOf = (status: string, form: string) => `${/schemas\/(\w+)"/.exec(form)?.[1] ?? 'File'}${status}`;
