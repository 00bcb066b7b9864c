import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { emailTemplateRoutes } from './email-templates/email-template-routes.ts';
import { emailTrialRoutes } from './email-templates/email-trial-routes.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { newsletterConfirmRoutes } from './newsletter/newsletter-confirm-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { newsletterStatusRoutes } from './newsletter/newsletter-status-routes.ts';
import { oneClickRoutes } from './newsletter/one-click-routes.ts';
import { subscriberRoutes } from './newsletter/subscriber-routes.ts';

const marketplace = {
  Newsletter: [newsletterStatusRoutes, newsletterConfirmRoutes, newsletterRoutes, oneClickRoutes, subscriberRoutes],
  'E-mail templates': [emailTemplateRoutes, emailTrialRoutes],
};

/** E-mail templates, the newsletter and, outside production, the mailbox. */
export const notificationsRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
  if (!context.config.production) await registerTagged(app, { Development: [mailboxRoutes] }, context);
};
