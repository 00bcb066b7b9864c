import { isObject, type Json, type JsonObject } from './plain-schema.ts';

/** Fewer than this are easier to read in place. */
const often = 4;

/** Replaces responses of many operations, such as an acknowledgment, with references. @returns what they refer to */
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
      const name = nameOf(status, answer, form);
      if (JSON.stringify(components[name] ?? answer) !== form) throw new Error(`Two answers are called ${name}.`);
      components[name] = answer;
      answers[status] = { $ref: `#/components/responses/${name}` };
    }
  return components;
}

/** Named after its schema, `Order201` or `OrderList200`, or the type of a file: `Csv200`. */
function nameOf(status: string, { content }: JsonObject, form: string): string {
  const [type = ''] = Object.keys(isObject(content) ? content : {});
  const schema = /schemas\/(\w+)"/.exec(form)?.[1];
  if (schema !== undefined) return `${schema}${form.includes('"type":"array"') ? 'List' : ''}${status}`;
  const kind = type.split('/').at(-1) ?? '';
  return `${/^[a-z]+$/.test(kind) ? kind[0]?.toUpperCase() + kind.slice(1) : 'File'}${status}`;
}
