import { AddToCartBody, Cart, CartItem, UpdateCartQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { findCompany } from '../../operations/index.ts';
import { idempotencyHeaders, once, refusals } from '../../http/index.ts';
import { runningOf } from '../subscriptions/running-of.ts';
import { addToCart } from './add-to-cart.ts';
import { cartOwnerOf } from './cart-owner.ts';
import { listLines } from './cart-store.ts';
import { toCart, toCartItem } from './cart-view.ts';
import { changeLine } from './change-line.ts';
import { forPaymentAdmins, ofLine } from './route-parts.ts';

export const cartRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/cart', {
    config: forPaymentAdmins,
    schema: { summary: "The user's cart.", response: { 200: Cart, ...refusals(401, 403) } },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const lines = await listLines(db, owner);
      const ids = lines.map(({ itemId }) => itemId);
      const currency = lines[0]?.currency ?? (await findCompany(db))?.currency ?? 'INR';
      return toCart(lines, currency, await runningOf(db, owner.clientId, ids, new Date()));
    },
  });

  app.post('/tex-suite/cart', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Adds a module, or merges it with its line: users add up, and the larger number of days applies.',
      headers: idempotencyHeaders,
      body: AddToCartBody,
      response: { 200: CartItem, 201: CartItem, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const owner = cartOwnerOf(request);
      const { itemId, itemType, noOfUsers = 1, noOfDays = 1 } = request.body;
      const outcome = await once(db, request, [itemId, itemType, noOfUsers, noOfDays], async (tx) => {
        const { line, merged } = await addToCart(tx, owner, request.body);
        return { status: merged ? 200 : 201, body: toCartItem(line) };
      });
      return reply.code(outcome.status).send(outcome.body);
    },
  });

  app.put('/tex-suite/cart/:cartItemId', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Sets the users and days of a line.',
      headers: idempotencyHeaders,
      params: ofLine,
      querystring: UpdateCartQuery,
      response: { 200: CartItem, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request) => {
      const owner = cartOwnerOf(request);
      const { cartItemId } = request.params;
      const { noOfUsers, noOfDays } = request.query;
      const { body } = await once(db, request, [cartItemId, noOfUsers, noOfDays], async (tx) => ({
        status: 200,
        body: toCartItem(await changeLine(tx, owner, cartItemId, { noOfUsers, noOfDays })),
      }));
      return body;
    },
  });
};
