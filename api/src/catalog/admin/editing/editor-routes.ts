import { EditOf, OrderBody } from '@marketplace/shared/contracts';
import type { TObject } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import type { Database } from '../../../db/index.ts';
import type { Desk } from './editor.ts';
import { create, save } from './edit.ts';
import { reorder, type Order } from './reorder.ts';
import { createAnswers, done, doneAnswers, params, saveAnswers } from '../route-parts.ts';
import { createOnce, forAdministrators, idempotencyHeaders } from '../../../http/index.ts';

type App = Parameters<Routes>[0];

export const catalogAdmin = '/tex-admin/catalog';

interface DeskAt<Schema extends TObject, Row> {
  db: Database;
  /** Below the base, such as `/categories`. */
  path: string;
  desk: Desk<Schema, Row>;
}

/** The endpoints that create and save one kind of thing. */
export function registerDesk<Schema extends TObject, Row>(app: App, { db, path, desk }: DeskAt<Schema, Row>): void {
  app.post(catalogAdmin + path, {
    config: forAdministrators,
    schema: {
      summary: `Creates a ${desk.kind}.`,
      headers: idempotencyHeaders,
      body: desk.schema,
      response: createAnswers,
    },
    handler: async (request, reply) =>
      reply.code(201).send(await createOnce(db, request, (tx) => create(tx, desk, request.body, actorOf(request)))),
  });

  app.put(`${catalogAdmin}${path}/:id`, {
    config: forAdministrators,
    schema: {
      summary: `Saves a ${desk.kind}.`,
      params,
      body: EditOf(desk.schema.properties),
      response: saveAnswers,
    },
    handler: (request) => save(db, desk, { id: request.params.id, body: request.body }, actorOf(request)),
  });
}

interface OrderAt {
  db: Database;
  path: string;
  order: Omit<Order, 'ids'>;
}

/** The endpoint that orders a whole list. */
export function registerOrder(app: App, { db, path, order }: OrderAt): void {
  app.put(`${catalogAdmin}${path}/order`, {
    config: forAdministrators,
    schema: { summary: `Changes the ${order.what}.`, body: OrderBody, response: doneAnswers },
    handler: async (request) => {
      await reorder(db, { ...order, ids: request.body.ids }, actorOf(request));
      return done(`The ${order.what} was saved.`);
    },
  });
}
