import { and, eq } from 'drizzle-orm';
import type { Order } from '@marketplace/shared/contracts';
import { ask, noAnswer } from '../billing/payments/ask-provider.ts';
import type { PaymentProvider } from '../billing/payments/provider.ts';
import { settleByProvider } from '../billing/payments/settle-by-provider.ts';
import {
  changePayment,
  findUnsettled,
  lockInvoice,
  orderCancelled,
  type PaymentRow,
} from '../billing/payment-store.ts';
import { type Database, invoices, orders, type Transaction } from '../../db/index.ts';
import { type Caller, found, notFound } from '../../http/index.ts';
import { assertOpenClient, ownClient } from '../../identity/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { readersOf } from '../readers-of.ts';
import { assertCancellable, assertVoidable, stillConfirming } from './assert-cancellable.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { findOrder } from './order-store.ts';
import { writeCancellation } from './write-cancellation.ts';

interface Context {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  provider: PaymentProvider | undefined;
}

interface Cancellation {
  id: string;
  reason: string | null;
  ip: string;
  /** Also for any client's order, and for unpaid ones that have begun, which then end. */
  asAdministrator?: boolean;
}

/** Others may open payments meanwhile, which have to be closed first. */
const MOST_TRIES = 3;

/**
 * Cancels an unpaid order once: a repeated cancellation keeps the first reason. Buyers can cancel their client's orders
 * that wait for an online payment. The open payment page is closed first; money that still arrives is refunded, because
 * the invoice is void.
 * @throws ApiError 404 for another client's, 409 if it is paid, being paid or has begun, 503 while the provider doesn't answer
 */
export async function cancelOrder(context: Context, caller: Caller, request: Cancellation): Promise<Order> {
  const { db, provider } = context;
  const place = await placeOf(db, caller, request);
  let closed: PaymentRow | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const open = await db.transaction((tx) => tryToCancel(tx, context, { ...request, ...place, caller, closed }));
    if (!open) return found('order', await findOrder(db, place.clientId, request.id));
    await closePage({ db, provider }, open);
    closed = open;
  }
  throw noAnswer();
}

interface Place {
  clientId: string;
  invoiceId: string;
}

interface Attempt extends Cancellation, Place {
  caller: Caller;
  /** The payment whose page has been closed for this. */
  closed: PaymentRow | undefined;
}

async function placeOf(db: Database, caller: Caller, { id, asAdministrator }: Cancellation): Promise<Place> {
  const [row] = await db
    .select({ clientId: orders.clientId, invoiceId: invoices.id })
    .from(orders)
    .innerJoin(invoices, and(eq(invoices.clientId, orders.clientId), eq(invoices.orderId, orders.id)))
    .where(and(eq(orders.id, id), asAdministrator ? undefined : ownClient(caller, orders.clientId)));
  if (!row) throw notFound('order');
  if (!asAdministrator) await assertOpenClient(db, row.clientId);
  return row;
}

/** Under the lock of the invoice, as payments are. Returns the payment whose page has to be closed first, if there is one. */
async function tryToCancel(
  tx: Transaction,
  { mailer, publicUrl, provider }: Context,
  { id, clientId, invoiceId, reason, ip, asAdministrator, caller, closed }: Attempt,
): Promise<PaymentRow | undefined> {
  const invoice = found('order', await lockInvoice(tx, clientId, invoiceId));
  const order = found('order', await findOrder(tx, clientId, id));
  if (order.status === 'cancelled') return undefined;
  await (asAdministrator ? assertVoidable(tx, order) : assertCancellable(order));
  const unsettled = await findUnsettled(tx, invoice);
  const isAsked = unsettled?.id === closed?.id && unsettled?.status === 'processing';
  if (unsettled?.providerId && provider && !isAsked) return unsettled;
  if (unsettled?.status === 'processing') throw stillConfirming(order);
  // If a page is still being opened, `openPayment` closes it.
  const failed = unsettled ?? closed;
  if (failed) await changePayment(tx, failed, { status: 'failed', reason: orderCancelled });
  await writeCancellation(tx, order, { actorId: caller.userId, reason, ip });
  const cancelled = found('order', await findOrder(tx, clientId, id));
  for (const to of await readersOf(tx, { clientId, orderId: id }))
    await mailer.send(tx, cancelledMail(to, cancelled, publicUrl));
  return undefined;
}

async function closePage({ db, provider }: Pick<Context, 'db' | 'provider'>, payment: PaymentRow): Promise<void> {
  const { providerId } = payment;
  if (!provider || providerId === null) return;
  const counter = { db, provider };
  await ask(counter, () => provider.close(providerId));
  await settleByProvider(counter, payment);
}
