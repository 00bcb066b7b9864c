import { NewsletterLinkAnswer, NewsletterTokenBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { limitPerAddress, refusals } from '../../http/index.ts';
import { confirm } from './confirm.ts';

export const newsletterConfirmRoutes: Routes = async (app, context) => {
  const { db, config } = context;
  app.post('/tex-suite/newsletter/confirm', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'newsletter-confirm', Math.ceil(config.publicPostsPerMinute / 2)),
    schema: {
      summary: 'Confirms the address that a link was sent to; the subscription begins with it.',
      body: NewsletterTokenBody,
      response: { 200: NewsletterLinkAnswer, ...refusals(400, 404, 429) },
    },
    handler: async (request) => {
      const email = await confirm(context, request.body.token);
      return { success: true, message: 'Your subscription is confirmed.', email };
    },
  });
};
