import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { emailTemplateRoutes } from './email-templates/email-template-routes.ts';
import { emailTrialRoutes } from './email-templates/email-trial-routes.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { oneClickRoutes } from './newsletter/one-click-routes.ts';
import { subscriberRoutes } from './newsletter/subscriber-routes.ts';

const marketplace = {
  Newsletter: [newsletterRoutes, oneClickRoutes, subscriberRoutes],
  'Email templates': [emailTemplateRoutes, emailTrialRoutes],
};

/** Email templates, the newsletter and, outside production, the mailbox. */
export const notificationsRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
  if (!context.config.production) await registerTagged(app, { Development: [mailboxRoutes] }, context);
};
