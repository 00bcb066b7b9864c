import type { FastifyInstance } from 'fastify';

/** Mail programs unsubscribe with a form (RFC 8058). The token in the address says it all, so the form is not read. */
export function acceptOneClick(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, _body, done) => done(null, undefined),
  );
}

/** With these headers a mail program unsubscribes by one POST; a browser that opens the address is asked first. */
export const unsubscribeHeaders = (publicUrl: string, path: string, token: string) => ({
  'List-Unsubscribe': `<${publicUrl}/api/marketplace${path}?${new URLSearchParams({ token }).toString()}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
