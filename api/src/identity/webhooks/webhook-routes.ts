import { Acknowledgement, Id, Webhook, WebhookChange, WebhookList, WebhooksQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../api-context.ts';
import { callerOf, dropBlankQuery, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { assertKeepsMembers, forMembersKeepers } from '../organization/members/members-access.ts';
import { assertGoodUrl } from './check-url.ts';
import { changeWebhook, deleteWebhook, type Keeper } from './save-webhook.ts';
import { listWebhooks, readWebhook } from './webhook-store.ts';

/** Administrators, and payment admins for their own organizations. */
export const forWebhookKeepers = {
  ...forMembersKeepers,
  denial: 'Only administrators and payment admins can manage webhooks. Ask one of them.',
};
const config = forWebhookKeepers;
export const freshly = { ...config, fresh: true };

export const webhookParams = Type.Object({ id: Id });
export const keeperOf = (request: FastifyRequest): Keeper => ({ ...actorOf(request), caller: callerOf(request) });

export const webhooksPath = '/tex-suite/webhook';
const path = webhooksPath;

/** Endpoints that events are sent to. */
export const webhookRoutes: Routes = async (app, { db, config: settings }) => {
  app.get(path, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'Webhooks of an organization or, without one, of the marketplace.',
      querystring: WebhooksQuery,
      response: { 200: WebhookList, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { clientId } = request.query;
      const caller = callerOf(request);
      if (clientId !== undefined) await assertKeepsMembers(db, caller, clientId);
      return listWebhooks(db, caller, clientId);
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
    config: freshly,
    schema: {
      summary: 'Changes a webhook, if the version is current, and turns it on or off.',
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
      summary: 'Deletes a webhook and its log.',
      params: webhookParams,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await db.transaction((tx) => deleteWebhook(tx, keeperOf(request), request.params.id));
      return { success: true, message: 'The webhook was deleted.' };
    },
  });
};
