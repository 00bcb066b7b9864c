import { NewWebhook, WebhookWithSecret } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Routes } from '../../api-context.ts';
import { webhookEndpoints } from '../../db/index.ts';
import { callerOf, createSecretOnce, found, idempotencyHeaders, refusals } from '../../http/index.ts';
import { assertGoodUrl } from './check-url.ts';
import { createWebhook, rotateSecret } from './save-webhook.ts';
import { freshly as config, keeperOf, webhookParams, webhooksPath as path } from './webhook-routes.ts';
import { secretsOf } from './webhook-secret.ts';
import { readWebhook } from './webhook-store.ts';

/** The endpoints that return a secret. */
export const webhookSecretRoutes: Routes = async (app, { db, config: settings }) => {
  app.post(path, {
    config,
    schema: {
      summary:
        'Adds a webhook. Only this response contains its secret: a repeat with its `Idempotency-Key` is refused.',
      headers: idempotencyHeaders,
      body: NewWebhook,
      response: { 201: WebhookWithSecret, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const body = { ...request.body, url: await assertGoodUrl(settings, request.body.url) };
      const keeper = keeperOf(request);
      const id = await createSecretOnce(db, request, (tx) => createWebhook(tx, settings, keeper, body));
      const webhook = await readWebhook(db, keeper.caller, id);
      const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
      const [secret] = secretsOf(settings, found('webhook', row), new Date());
      return reply.code(201).send({ webhook, secret });
    },
  });

  app.post(`${path}/:id/secret`, {
    config,
    schema: {
      summary:
        'Gives a webhook a new secret, which only this response contains. The old one keeps signing for 24 hours.',
      params: webhookParams,
      response: { 200: WebhookWithSecret, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const row = await db.transaction((tx) => rotateSecret(tx, settings, keeperOf(request), id));
      const [secret] = secretsOf(settings, row, new Date());
      return { webhook: await readWebhook(db, callerOf(request), id), secret };
    },
  });
};
