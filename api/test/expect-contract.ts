import { ErrorBody } from '@marketplace/shared/contracts';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** The body is what its contract says, without a missing or an extra field. */
export function expectContract<T extends TSchema>(schema: T, body: unknown): Static<T> {
  expect(Compile(schema).Errors(body)).toEqual([]);
  expect(body).toEqual(Value.Clean(schema, structuredClone(body)));
  return body as Static<T>;
}

/** Status, code and message of a refusal. */
export function refusalOf(answer: { statusCode: number; json: () => unknown }): [number, string | undefined, string] {
  const { code, message } = expectContract(ErrorBody, answer.json());
  return [answer.statusCode, code, message];
}
