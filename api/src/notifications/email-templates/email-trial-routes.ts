import { Acknowledgement, EmailPreview, EmailWords } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, forAdministrators, refusals } from '../../http/index.ts';
import { assertSendable } from './check-words.ts';
import { composeSample, currentBrand } from './compose-mail.ts';
import { kindOf } from './mail-kinds.ts';
import { requireKind } from './read-templates.ts';
import { params } from './route-parts.ts';
import { sendTest } from './send-test.ts';

/** Trying out words before they are saved. */
export const emailTrialRoutes: Routes = async (app, context) => {
  const { db, config } = context;
  app.post('/tex-admin/email-template/:id/preview', {
    config: forAdministrators,
    schema: {
      summary: 'Previews an email with this text and sample data. Saves nothing.',
      params,
      body: EmailWords,
      response: { 200: EmailPreview, ...refusals(400, 401, 403, 404) },
    },
    handler: async ({ params: { id }, body }) => {
      const kind = requireKind(id);
      assertSendable(kindOf(kind), body);
      const { subject, html, text } = composeSample(kind, body, await currentBrand(db, config.brand));
      return { subject, html, text };
    },
  });

  app.post('/tex-admin/email-template/:id/test', {
    config: forAdministrators,
    schema: {
      summary: 'Sends the caller an email with this text and sample data. Saves nothing.',
      params,
      body: EmailWords,
      response: { 202: Acknowledgement, ...refusals(400, 401, 403, 404, 429) },
    },
    handler: async (request, reply) => {
      const kind = requireKind(request.params.id);
      const to = await sendTest(context, kind, request.body, callerOf(request).userId);
      return reply.code(202).send({ success: true, message: `We sent a test email to ${to}.` });
    },
  });
};
