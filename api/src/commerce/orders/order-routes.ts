import { CancelOrderBody, Id, Order, OrderPage, OrdersQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, dropBlankQuery, found, refusals } from '../../http/index.ts';
import { assertReadable, forBooksKeepers, forBooksReaders } from '../../identity/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { listOrders } from './list-orders.ts';
import { findReadableOrder } from './order-store.ts';

const params = Type.Object({ id: Id });

/** The orders of the caller's clients. */
export const orderRoutes: Routes = async (app, { db, mailer, payments: provider, config: { publicUrl } }) => {
  app.get('/tex-suite/order', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'A page of orders, newest first, of one organization or of all that the caller can read.',
      querystring: OrdersQuery,
      response: { 200: OrderPage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { clientId, q, status, page, size, sort } = request.query;
      if (clientId !== undefined) await assertReadable(db, caller, clientId);
      return listOrders(db, caller, { clientId, q, status, page, size, sort });
    },
  });

  app.get('/tex-suite/order/:id', {
    config: forBooksReaders,
    schema: {
      summary: 'An order with its invoice, payments and subscriptions.',
      params,
      response: { 200: Order, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => found('order', await findReadableOrder(db, callerOf(request), request.params.id)),
  });

  app.post('/tex-suite/order/:id/cancel', {
    config: forBooksKeepers,
    schema: {
      summary:
        'Cancels an order that is waiting for its online payment, and voids its invoice. Refused once anything is paid, ' +
        'and for orders whose subscriptions have started.',
      params,
      body: CancelOrderBody,
      response: { 200: Order, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => {
      const { id } = request.params;
      const reason = request.body.reason?.trim() || null;
      return cancelOrder({ db, mailer, publicUrl, provider }, callerOf(request), { id, reason, ip: request.ip });
    },
  });
};
