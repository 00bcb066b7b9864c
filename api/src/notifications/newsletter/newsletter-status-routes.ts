import { NewsletterStatus } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { limitPerAddress, refusals } from '../../http/index.ts';
import { addressIn, params } from './address-in-path.ts';
import { findSubscriber } from './newsletter-store.ts';

export const newsletterStatusRoutes: Routes = async (app, { db, config: { publicPostsPerMinute } }) => {
  app.get('/tex-suite/newsletter/status/:email', {
    config: { access: 'public' },
    // So that nobody reads the list off it.
    onRequest: limitPerAddress(db, 'newsletter-status', Math.ceil(publicPostsPerMinute / 3)),
    schema: {
      summary: 'Whether an address is subscribed: `status` is 200 then, 404 otherwise.',
      params,
      response: { 200: NewsletterStatus, ...refusals(400, 429) },
    },
    handler: async (request) => {
      const subscriber = await findSubscriber(db, addressIn(request.params));
      return subscriber?.status === 'subscribed'
        ? { status: 200, message: 'This address is already subscribed.' }
        : { status: 404, message: 'This address is not subscribed.' };
    },
  });
};
