import type { FastifyInstance } from 'fastify';
import { pageUrl } from './page-url.ts';

/** Mail programs unsubscribe with a form (RFC 8058). The token in the address is enough, so the form isn't read. */
export function acceptOneClick(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, _body, done) => done(null, undefined),
  );
}

/**
 * What every mail of a list carries: a link below it, and headers that let a mail program unsubscribe with one POST
 * (RFC 8058). A browser that opens either gets a question first.
 */
export const unsubscribable = (publicUrl: string, list: 'newsletter' | 'alert', token: string) => ({
  unsubscribeUrl: pageUrl(publicUrl, `/${list}/unsubscribe`, { token }),
  headers: {
    'List-Unsubscribe': `<${publicUrl}/api/marketplace/tex-suite/${list}/unsubscribe?${new URLSearchParams({ token }).toString()}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});
