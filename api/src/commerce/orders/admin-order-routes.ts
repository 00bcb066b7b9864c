import {
  AdminCancelOrderBody,
  AdminOrdersFilter,
  AdminOrdersQuery,
  Id,
  Order,
  OrderPage,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import {
  callerOf,
  csvResponse,
  dropBlankQuery,
  forAdministrators as config,
  found,
  refusals,
  sendCsv,
} from '../../http/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderColumns } from './order-csv.ts';
import { everyOrder, listOrders } from './list-orders.ts';
import { findReadableOrder } from './order-store.ts';

const params = Type.Object({ id: Id });

export const adminOrderRoutes: Routes = async (app, { db, mailer, payments: provider, config: { publicUrl } }) => {
  app.get('/tex-admin/order', {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'A page of the orders of all organizations, newest first by default.',
      querystring: AdminOrdersQuery,
      response: { 200: OrderPage, ...refusals(400, 401, 403) },
    },
    handler: (request) => listOrders(db, callerOf(request), request.query),
  });

  app.get('/tex-admin/order/csv', {
    config: { ...config, fresh: true },
    preValidation: dropBlankQuery,
    schema: {
      summary: 'All orders of a search as a CSV file.',
      querystring: AdminOrdersFilter,
      response: { 200: csvResponse, ...refusals(400, 401, 403) },
    },
    handler: async (request, reply) =>
      sendCsv(reply, { name: 'orders.csv', columns: orderColumns, rows: everyOrder(db, request.query) }),
  });

  app.get('/tex-admin/order/:id', {
    config,
    schema: {
      summary: 'An order of any organization with its invoice, payments and subscriptions.',
      params,
      response: { 200: Order, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => found('order', await findReadableOrder(db, callerOf(request), request.params.id)),
  });

  app.post('/tex-admin/order/:id/cancel', {
    config,
    schema: {
      summary:
        'Cancels an unpaid order of any organization: its invoice is voided, its subscriptions end, and the buyer and the payer ' +
        'are notified. Refused once anything is paid or credited, or if its subscriptions have changed.',
      params,
      body: AdminCancelOrderBody,
      response: { 200: Order, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) =>
      cancelOrder({ db, mailer, publicUrl, provider }, callerOf(request), {
        ...{ id: request.params.id, reason: request.body.reason.trim(), ip: request.ip },
        asAdministrator: true,
      }),
  });
};
