import type { Json, JsonObject } from './plain-schema.ts';

/** What any operation may answer: `default` stands for them, so that an operation lists only refusals of its own. */
const general = ['401', '403', '503'];

const refusals: Record<string, [name: string, description: string]> = {
  400: ['BadRequest', 'The request is not valid; `errors` names the fields.'],
  404: ['NotFound', 'There is none, or it belongs to others.'],
  409: ['Conflict', 'It has changed meanwhile, or its state does not allow this.'],
  413: ['TooLarge', 'The request is too large.'],
  415: ['UnsupportedType', 'The content type is not supported.'],
  422: ['NotPossible', 'The request is valid, but cannot be done.'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says for how many seconds to wait.'],
  default: [
    'Refusal',
    'Any other refusal: 401 without a valid access token, 403 if your role does not allow it, your API key lacks the ' +
      'scope or you have to prove yourself first, 429 beyond the calls of an API key, 503 with `Retry-After` while the service is unavailable.',
  ],
};

/** Replaces an operation's refusals by the components of them, which it adds to `components`. */
export function shareRefusals(answers: JsonObject, refused: string[], components: Record<string, Json>): void {
  const own = refused.filter((status) => !general.includes(status));
  for (const status of refused) delete answers[status];
  for (const status of [...own, 'default']) {
    const [name, description] = refusals[status] ?? [`Refusal${status}`, 'Refused.'];
    const schema = { $ref: '#/components/schemas/ErrorBody' };
    components[name] ??= { description, content: { 'application/json': { schema } } };
    answers[status] = { $ref: `#/components/responses/${name}` };
  }
}
