import {
  Acknowledgement,
  Id,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookList,
  WebhooksQuery,
  WebhookWithSecret,
} from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../api-context.ts';
import { webhookEndpoints } from '../../db/index.ts';
import { callerOf, createOnce, dropBlankQuery, found, idempotencyHeaders, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { forMembersKeepers } from '../organization/members/members-access.ts';
import { assertGoodUrl } from './check-url.ts';
import { assertKeeps, changeWebhook, createWebhook, deleteWebhook, type Keeper, rotateSecret } from './save-webhook.ts';
import { secretsOf } from './webhook-secret.ts';
import { listWebhooks, readWebhook } from './webhook-store.ts';

/** Administrators, and payment administrators for their own organizations. */
export const forWebhookKeepers = {
  ...forMembersKeepers,
  denial: 'Webhooks are for administrators and payment administrators. Ask one of yours.',
};
const config = forWebhookKeepers;
const fresh = { ...config, fresh: true };

export const webhookParams = Type.Object({ id: Id });
export const keeperOf = (request: FastifyRequest): Keeper => ({ ...actorOf(request), caller: callerOf(request) });

const path = '/tex-suite/webhook';

/** Endpoints that events are sent to. */
export const webhookRoutes: Routes = async (app, { db, config: settings }) => {
  app.get(path, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Webhooks of an organization, or without one, of the operator.',
      querystring: WebhooksQuery,
      response: { 200: WebhookList, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { clientId } = request.query;
      const caller = callerOf(request);
      await db.transaction((tx) => assertKeeps(tx, caller, clientId ?? null));
      return listWebhooks(db, caller, clientId);
    },
  });

  app.post(path, {
    config: fresh,
    schema: {
      summary: 'Adds a webhook. The answer alone tells its secret.',
      headers: idempotencyHeaders,
      body: NewWebhook,
      response: { 201: WebhookWithSecret, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const body = { ...request.body, url: await assertGoodUrl(settings, request.body.url) };
      const keeper = keeperOf(request);
      // The secret is read afterwards, because what a key repeats is stored.
      const id = await createOnce(db, request, (tx) => createWebhook(tx, settings, keeper, body));
      const webhook = await readWebhook(db, keeper.caller, id);
      const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
      const [secret] = secretsOf(settings, found('webhook', row), new Date());
      return reply.code(201).send({ webhook, secret });
    },
  });

  app.get(`${path}/:id`, {
    config,
    schema: {
      summary: 'A webhook, without its secret.',
      params: webhookParams,
      response: { 200: Webhook, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => readWebhook(db, callerOf(request), request.params.id),
  });

  app.put(`${path}/:id`, {
    config: fresh,
    schema: {
      summary: 'Changes a webhook over the version that was read, and turns it on or off.',
      params: webhookParams,
      body: WebhookChange,
      response: { 200: Webhook, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id } = request.params;
      await readWebhook(db, callerOf(request), id);
      const body = { ...request.body, url: await assertGoodUrl(settings, request.body.url) };
      return db.transaction((tx) => changeWebhook(tx, keeperOf(request), id, body));
    },
  });

  app.delete(`${path}/:id`, {
    config,
    schema: {
      summary: 'Deletes a webhook with its log.',
      params: webhookParams,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await db.transaction((tx) => deleteWebhook(tx, keeperOf(request), request.params.id));
      return { success: true, message: 'The webhook was deleted.' };
    },
  });

  app.post(`${path}/:id/secret`, {
    config: fresh,
    schema: {
      summary: 'Gives a webhook a new secret, which only the answer tells. The one before signs for 24 hours more.',
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
