import type { FastifyInstance } from 'fastify';

/** Many clients set a JSON content type without a body (sign out, clear): that counts as no body, not as an invalid one. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    // Reports through `done`.
    else void parse(request, String(body), done);
  });
}
