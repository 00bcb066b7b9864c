import { CartRemoval, RemoveMultipleBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { idempotencyHeaders, once, refusals } from '../../http/index.ts';
import { cartOwnerOf } from './cart-owner.ts';
import { emptyCart, removeLines } from './remove-lines.ts';
import { forPaymentAdmins, ofLine } from './route-parts.ts';

const severalRemoved = (count: number) => `${count} items removed from cart.`;
const oneRemoved = () => 'The item was removed from the cart.';

export const cartRemovalRoutes: Routes = async (app, { db }) => {
  app.delete('/tex-suite/cart/clear', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Empties the cart.',
      headers: idempotencyHeaders,
      response: { 200: CartRemoval, ...refusals(400, 401, 403, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      return (await once(db, request, [], (tx) => emptyCart(tx, owner))).body;
    },
  });

  app.delete('/tex-suite/cart/remove-multiple', {
    config: forPaymentAdmins,
    schema: {
      summary: "Removes several lines. IDs that aren't in the cart are ignored.",
      headers: idempotencyHeaders,
      body: RemoveMultipleBody,
      response: { 200: CartRemoval, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const ids = [...new Set(request.body)].sort();
      return (await once(db, request, ids, (tx) => removeLines(tx, owner, ids, severalRemoved))).body;
    },
  });

  app.delete('/tex-suite/cart/:cartItemId', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Removes a line.',
      headers: idempotencyHeaders,
      params: ofLine,
      response: { 200: CartRemoval, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const ids = [request.params.cartItemId];
      return (await once(db, request, ids, (tx) => removeLines(tx, owner, ids, oneRemoved))).body;
    },
  });
};
