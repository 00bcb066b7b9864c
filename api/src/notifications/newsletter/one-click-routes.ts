import { LinkToken, NewsletterLinkAnswer } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { limitPerAddress, refusals } from '../../http/index.ts';
import { acceptOneClick } from '../mail/one-click.ts';
import { pageUrl } from '../mail/page-url.ts';
import { leaveByLink } from './leave.ts';

const querystring = Type.Object({ token: LinkToken });

/** The address in the mails' List-Unsubscribe header. Only a POST unsubscribes: link checkers send a GET. */
export const oneClickRoutes: Routes = async (app, { db, config }) => {
  acceptOneClick(app);
  app.post('/tex-suite/newsletter/unsubscribe', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'newsletter-leave', config.publicPostsPerMinute),
    schema: {
      summary: 'Unsubscribes with one click in an email app or on the page of the link.',
      querystring,
      response: { 200: NewsletterLinkAnswer, ...refusals(400, 404, 413, 429) },
    },
    handler: async (request) => {
      const email = await leaveByLink(db, request.query.token);
      return { success: true, message: "You're unsubscribed.", email };
    },
  });

  app.get('/tex-suite/newsletter/unsubscribe', {
    config: { access: 'public' },
    // Not an API endpoint, but for browsers that open the header's address.
    schema: { hide: true, querystring },
    handler: (request, reply) =>
      reply.redirect(pageUrl(config.publicUrl, '/newsletter/unsubscribe', { token: request.query.token }), 303),
  });
};
