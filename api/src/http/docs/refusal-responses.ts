import type { Json, JsonObject } from './plain-schema.ts';

/** Refusals that any operation may return: `default` covers them, so that operations only list their own. */
const general = ['401', '403', '503'];

const refusals: Record<string, [name: string, description: string]> = {
  400: ['BadRequest', 'The request isn’t valid; `errors` lists the fields.'],
  404: ['NotFound', 'It doesn’t exist, or belongs to someone else.'],
  409: ['Conflict', 'It has changed in the meantime, or its state doesn’t allow this.'],
  413: ['TooLarge', 'The request is too large.'],
  415: ['UnsupportedType', 'The content type isn’t supported.'],
  422: ['NotPossible', 'The request is valid but can’t be carried out.'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says how many seconds to wait.'],
  default: [
    'Refusal',
    'Any other error: 401 without a valid access token, 403 if your role doesn’t allow it, your API key lacks the ' +
      'scope or you have to confirm it’s you first, 429 beyond the rate limit of an API key, 503 with `Retry-After` while the service is unavailable.',
  ],
};

/** Replaces an operation's refusals with references to components, which it adds to `components`. */
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
