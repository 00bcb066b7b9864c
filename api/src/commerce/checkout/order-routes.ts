import { Id, Order } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { cartOwnerOf } from '../cart/cart-owner.ts';
import { forPaymentAdmins } from '../cart/route-parts.ts';
import { found, refusals } from '../../http/index.ts';
import { findOrder } from './order-store.ts';

export const orderRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/order/:id', {
    config: forPaymentAdmins,
    schema: {
      summary: 'An order of the client with its invoice.',
      params: Type.Object({ id: Id }),
      response: { 200: Order, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => found('order', await findOrder(db, cartOwnerOf(request).clientId, request.params.id)),
  });
};
