import {
  Id,
  WebhookDeliveriesQuery,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookReplayBody,
  WebhookReplayed,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, dropBlankQuery, refusals } from '../../http/index.ts';
import { listDeliveries, readDelivery } from './list-deliveries.ts';
import { countTest, replayOne, replaySince, sendTestEvent } from './replay.ts';
import { forWebhookKeepers as config, keeperOf, webhookParams, webhooksPath } from './webhook-routes.ts';
import { readWebhook } from './webhook-store.ts';

const path = `${webhooksPath}/:id`;
const deliveryParams = Type.Object({ id: Id, deliveryId: Id });

/** What was sent to an endpoint, and sending it again. */
export const webhookDeliveryRoutes: Routes = async (app, { db }) => {
  app.post(`${path}/test`, {
    config,
    schema: {
      summary: 'Sends a `webhook.test` to a webhook. The log shows the result.',
      params: webhookParams,
      response: { 201: WebhookDelivery, ...refusals(400, 401, 403, 404, 409, 429) },
    },
    handler: async (request, reply) => {
      const keeper = keeperOf(request);
      const { id } = request.params;
      await readWebhook(db, keeper.caller, id);
      await countTest(db, id);
      const deliveryId = await db.transaction((tx) => sendTestEvent(tx, keeper, id));
      return reply.code(201).send(await readDelivery(db, id, deliveryId));
    },
  });

  app.get(`${path}/delivery`, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'What was sent to a webhook in the last 30 days, in pages, with all attempts.',
      params: webhookParams,
      querystring: WebhookDeliveriesQuery,
      response: { 200: WebhookDeliveryPage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const { id } = await readWebhook(db, callerOf(request), request.params.id);
      return listDeliveries(db, id, request.query);
    },
  });

  app.post(`${path}/delivery/:deliveryId/replay`, {
    config,
    schema: {
      summary: 'Resends an event now, with the same ID.',
      params: deliveryParams,
      response: { 200: WebhookDelivery, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id, deliveryId } = request.params;
      await db.transaction((tx) => replayOne(tx, keeperOf(request), id, deliveryId));
      return readDelivery(db, id, deliveryId);
    },
  });

  app.post(`${path}/replay`, {
    config,
    schema: {
      summary: 'Resends everything that has failed since a point in time.',
      params: webhookParams,
      body: WebhookReplayBody,
      response: { 200: WebhookReplayed, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const since = new Date(request.body.since);
      const { id } = request.params;
      return { replayed: await db.transaction((tx) => replaySince(tx, keeperOf(request), id, since)) };
    },
  });
};
