import { CartRemoval, RemoveMultipleBody } from '@marketplace/shared/contracts';
import type { Routes } from '../api-context.ts';
import { notFound } from '../http/api-error.ts';
import { neverCached } from '../http/never-cached.ts';
import { refusals } from '../http/refusals.ts';
import { cartOwnerOf, lockCart } from './cart-owner.ts';
import { deleteAllLines, deleteLines } from './cart-store.ts';
import { once } from './idempotency.ts';
import { forPaymentAdmins, idempotencyHeaders, ofLine, tags } from './route-parts.ts';

export const cartRemovalRoutes: Routes = async (app, { db }) => {
  app.addHook('onSend', neverCached);

  app.delete('/tex-suite/cart/clear', {
    config: forPaymentAdmins,
    schema: {
      tags,
      summary: 'Empties the cart.',
      headers: idempotencyHeaders,
      response: { 200: CartRemoval, ...refusals(400, 401, 403, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const { body } = await once(db, request, [], async (tx) => {
        await lockCart(tx, owner);
        return removed(await deleteAllLines(tx, owner), 'The cart is empty.');
      });
      return body;
    },
  });

  app.delete('/tex-suite/cart/remove-multiple', {
    config: forPaymentAdmins,
    schema: {
      tags,
      summary: 'Removes several lines; ids that are not in the cart are passed over.',
      headers: idempotencyHeaders,
      body: RemoveMultipleBody,
      response: { 200: CartRemoval, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const ids = [...new Set(request.body)].sort();
      const { body } = await once(db, request, ids, async (tx) => {
        await lockCart(tx, owner);
        const count = await deleteLines(tx, owner, ids);
        if (count === 0) throw notFound('cart item');
        return removed(count, `${count} items removed from cart.`);
      });
      return body;
    },
  });

  app.delete('/tex-suite/cart/:cartItemId', {
    config: forPaymentAdmins,
    schema: {
      tags,
      summary: 'Removes a line.',
      headers: idempotencyHeaders,
      params: ofLine,
      response: { 200: CartRemoval, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const { cartItemId } = request.params;
      const { body } = await once(db, request, [cartItemId], async (tx) => {
        await lockCart(tx, owner);
        if ((await deleteLines(tx, owner, [cartItemId])) === 0) throw notFound('cart item');
        return removed(1, 'The item is removed from the cart.');
      });
      return body;
    },
  });
};

const removed = (count: number, message: string) => ({
  status: 200 as const,
  body: { success: true, message, removed: count },
});
