import {
  Acknowledgement,
  AlertLinkQuery,
  AlertList,
  AlertSettings,
  AlertsSeenBody,
  NewsletterLinkAnswer,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, forAdministrators as config, limitPerAddress, refusals, sendIfChanged } from '../../http/index.ts';
import { acceptOneClick, pageUrl } from '../../notifications/index.ts';
import { actorOf } from '../../operations/index.ts';
import { alertSettings, markSeen, saveAlertSettings } from './alert-settings.ts';
import { listAlerts } from './list-alerts.ts';
import { stopAlertMails } from './stop-alert-mails.ts';

/** The alerts of administrators, and which ones they want. */
export const alertRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/alert', {
    config,
    schema: {
      summary: 'What needs a reply, newest first; 304 if nothing has changed.',
      response: { 200: AlertList, ...refusals(401, 403) },
    },
    handler: async (request, reply) => sendIfChanged(reply, await listAlerts(db, callerOf(request).userId)),
  });

  app.post('/tex-suite/alert/seen', {
    config,
    schema: {
      summary: 'Marks all alerts up to a time as seen by the caller.',
      body: AlertsSeenBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403) },
    },
    handler: async (request) => {
      await markSeen(db, callerOf(request).userId, new Date(request.body.until));
      return { success: true, message: 'The alerts are marked as seen.' };
    },
  });

  app.get('/tex-suite/alert/settings', {
    config,
    schema: {
      summary: 'What the caller and the team get alerts for.',
      response: { 200: AlertSettings, ...refusals(401, 403) },
    },
    handler: (request) => alertSettings(db, callerOf(request).userId),
  });

  app.put('/tex-suite/alert/settings', {
    config,
    schema: {
      summary: "Replaces the caller's choice and the team's settings.",
      body: AlertSettings,
      response: { 200: AlertSettings, ...refusals(400, 401, 403, 409) },
    },
    handler: (request) => saveAlertSettings(db, request.body, actorOf(request)),
  });
};

/** Ends alert emails, through the link in them. */
export const alertLinkRoutes: Routes = async (app, context) => {
  const { db, config: settings } = context;
  acceptOneClick(app);
  app.post('/tex-suite/alert/unsubscribe', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'alerts-leave', settings.publicPostsPerMinute),
    schema: {
      summary: 'Stops alerts by email, with one click in an email app or on the page of the link.',
      querystring: AlertLinkQuery,
      response: { 200: NewsletterLinkAnswer, ...refusals(400, 404, 413, 429) },
    },
    handler: async ({ query }) => {
      const email = await stopAlertMails(db, query.token);
      return { success: true, message: "You won't get alerts by email anymore.", email };
    },
  });

  app.get('/tex-suite/alert/unsubscribe', {
    config: { access: 'public' },
    // Not an API endpoint, but for browsers that open the header's address.
    schema: { hide: true, querystring: AlertLinkQuery },
    handler: ({ query }, reply) =>
      reply.redirect(pageUrl(settings.publicUrl, '/alert/unsubscribe', { token: query.token }), 303),
  });
};
