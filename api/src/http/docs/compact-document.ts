import { STATUS_CODES } from 'node:http';
import { schemaNamer } from './name-schemas.ts';
import { isObject, type Json, type JsonObject } from './plain-schema.ts';
import { shareRefusals } from './refusal-responses.ts';
import { schemaExamples } from './schema-examples.ts';
import { shareAnswers } from './share-answers.ts';
import { shareParameters } from './share-parameters.ts';

/**
 * The document with every contract once, as a named component, every refusal once, and responses of many operations
 * once. Works on a copy: what validates requests and writes responses stays unchanged.
 */
export function compactDocument(document: object): JsonObject {
  const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
  const schemas: Record<string, Json> = {};
  const responses: Record<string, Json> = {};
  const shorten = schemaNamer(schemas);
  const operations = membersOf(copy['paths']).flatMap(membersOf);
  for (const { parameters, requestBody, responses: answers } of operations) {
    for (const parameter of membersOf(parameters)) parameter['schema'] = shorten(parameter['schema'] ?? {});
    for (const holder of [requestBody, ...membersOf(answers)])
      for (const media of membersOf(isObject(holder) ? holder['content'] : undefined))
        media['schema'] = shorten(media['schema'] ?? {});
    if (isObject(answers)) describeAnswers(answers, responses);
  }
  for (const [name, example] of Object.entries(schemaExamples)) {
    const schema = schemas[name];
    if (isObject(schema)) schema['examples'] = [example];
  }
  const components = isObject(copy['components']) ? copy['components'] : {};
  const shared = {
    schemas: sorted(schemas),
    responses: { ...responses, ...shareAnswers(operations) },
    parameters: shareParameters(operations),
  };
  return { ...copy, components: { ...components, ...shared } };
}

function describeAnswers(answers: JsonObject, components: Record<string, Json>): void {
  const refused = Object.entries(answers).filter(([, answer]) => isRefusal(answer));
  shareRefusals(
    answers,
    refused.map(([status]) => status),
    components,
  );
  for (const [status, answer] of Object.entries(answers))
    if (isObject(answer) && answer['description'] === 'Default Response')
      answer['description'] = STATUS_CODES[status] ?? 'Done';
}

const membersOf = (value: Json | undefined): JsonObject[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isObject) : [];

const sorted = (members: Record<string, Json>): JsonObject =>
  Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));

const isRefusal = (answer: Json) =>
  isObject(answer) &&
  JSON.stringify(answer['content']) === '{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorBody"}}}';
