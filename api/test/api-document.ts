import type { FastifyInstance } from 'fastify';

/** The API's OpenAPI document, with each reference replaced by what it refers to. */
export async function readApiDocument<T>(app: FastifyInstance): Promise<T> {
  const document = (await app.inject('/api/docs/json')).json<object>();
  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    if ('$ref' in value) return resolve(at(document, String(value.$ref)));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(document) as T;
}

/** Where a reference such as `#/components/schemas/Order` leads. */
function at(document: object, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}
