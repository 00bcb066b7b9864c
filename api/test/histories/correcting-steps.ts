import type { CreditNoteQuote, EarlyEndQuote, Invoice, Order, Payment } from '@marketplace/shared/contracts';
import { add } from '../money-oracle.ts';
import { dayAt } from './calendar.ts';
import { cancelOrder as cancelInLedger, credit as creditInLedger, endNow, unusedOf } from './settlements.ts';
import { balanceOf, creditedOf, hasEnded, leftOf, type LedgerInvoice, paidOf, refundableOf } from './ledger.ts';
import { accountOf } from './buying-steps.ts';
import { reference, transferDay } from './paying-steps.ts';
import { sent } from './figures.ts';
import { ask, invoicesThat, now, partOf, pick, type Step, type Story, subscriptionsThat } from './story.ts';

const isCreditable = (invoice: LedgerInvoice) =>
  !invoice.isVoid &&
  (invoice.method !== 'online' || paidOf(invoice) > 0n) &&
  invoice.lines.some((_line, position) => leftOf(invoice, position) > 0n);

/** Everything that is left, some lines, or part of them. */
export const credit: Step = async (story) => {
  const { random } = story;
  const creditable = invoicesThat(story, isCreditable);
  // Tax rounds again with each further note.
  const again = creditable.filter(({ notes }) => notes.length > 0);
  const invoice = pick(story, again.length > 0 && random.below(2) > 0 ? again : creditable);
  if (!invoice) return undefined;
  const left = invoice.lines
    .map((_line, position) => ({ position, amount: leftOf(invoice, position) }))
    .filter(({ amount }) => amount > 0n);
  const how = random.of(['whole', 'lines', 'part', 'part'] as const);
  const some = how === 'whole' ? left : left.filter((_line, index) => index === 0 || random.below(2) > 0);
  const lines = how === 'part' ? some.map((line) => ({ ...line, amount: partOf(story, line.amount) })) : some;
  const body = {
    lines: lines.map(({ position, amount }) => ({ position, amount: Number(amount) })),
    reason: 'Agreed.',
  };
  const path = `/tex-admin/invoice/${invoice.id}/credit-note`;
  const quote = await ask<CreditNoteQuote>(story, {
    by: 'admin',
    method: 'POST',
    path: `${path}/quote`,
    payload: body,
  });
  const payload = { ...body, fingerprint: quote.fingerprint };
  await ask<Invoice>(story, { by: 'admin', method: 'POST', path, payload });
  const note = creditInLedger(story.ledger, invoice, { lines, reason: body.reason, at: now(story) });
  const foreseen = [Number(note.total), Number(balanceOf(invoice)), Number(refundableOf(invoice))];
  if ([quote.total, quote.balance, quote.refundable].join() !== foreseen.join())
    throw new Error(`The credit of ${invoice.number} was quoted as ${JSON.stringify(quote)}, not ${foreseen.join()}.`);
  return `${how} of ${invoice.number} is credited: ${lines.map(({ position, amount }) => `${position}: ${amount}`).join(', ')}`;
};

/** Refunds an overpayment: by transfer, or through the provider if it took that much. */
export const refund: Step = async (story) => {
  const invoice = pick(
    story,
    invoicesThat(story, (one) => refundableOf(one) > 0n),
  );
  if (!invoice) return undefined;
  const refundable = refundableOf(invoice);
  const amount = story.random.below(2) ? refundable : partOf(story, refundable);
  const online = invoice.payments.find((payment) => payment.isOnline && payment.amount >= amount);
  const isThrough = online !== undefined && invoice.refunds.length === 0;
  const given = isThrough ? '' : reference(story);
  const day = isThrough ? '' : transferDay(story);
  const how = isThrough
    ? { paymentId: await paymentIdOf(story, invoice, online.reference) }
    : { reference: given, refundedAt: sent(day) };
  await ask<Invoice>(story, {
    ...{ by: 'admin', method: 'POST', path: `/tex-admin/invoice/${invoice.id}/refund` },
    payload: { amount: Number(amount), refundable: Number(refundable), ...how },
  });
  invoice.refunds.push({ reference: given, amount, day: day || dayAt(now(story), invoice.timeZone) });
  return `${amount} of ${invoice.number} is refunded ${isThrough ? 'online' : 'by a transfer'}`;
};

async function paymentIdOf(story: Story, { id }: LedgerInvoice, given: string): Promise<string> {
  const query = { invoiceId: id, size: '100' };
  const { content } = await ask<{ content: Payment[] }>(story, { by: 'admin', path: '/tex-suite/payment', query });
  return content.find((payment) => payment.reference === given)?.id ?? '';
}

/** Nothing is paid or credited, and no order has changed its subscriptions. */
const isVoidable =
  ({ ledger }: Story) =>
  (invoice: LedgerInvoice) =>
    !invoice.isVoid &&
    invoice.changes === null &&
    invoice.total > 0n &&
    paidOf(invoice) === 0n &&
    creditedOf(invoice) === 0n &&
    !ledger.invoices.some((other) => !other.isVoid && other.changes?.invoice === invoice);

/** By an administrator, or by the buyer while it waits for its payment. */
export const cancelOrder: Step = async (story) => {
  const invoice = pick(story, invoicesThat(story, isVoidable(story)));
  if (!invoice) return undefined;
  const byBuyer = invoice.method === 'online' && story.random.below(2) > 0;
  const by = byBuyer ? accountOf(invoice.clientId) : 'admin';
  const path = `/${byBuyer ? 'tex-suite' : 'tex-admin'}/order/${invoice.orderId}/cancel`;
  const reason = 'Ordered by mistake.';
  await ask<Order>(story, { by, method: 'POST', path, payload: { reason } });
  cancelInLedger(story.ledger, invoice, reason, now(story));
  return `${invoice.orderNumber} is cancelled by ${by}, so ${invoice.number} is void`;
};

/** By an administrator, with or without a credit for the unused days. */
export const endEarly: Step = async (story) => {
  const subscription = pick(
    story,
    subscriptionsThat(story, ({ awaitsPayment }) => !awaitsPayment),
  );
  if (!subscription || hasEnded(subscription, now(story) + 10_000)) return undefined;
  const path = `/tex-admin/subscription/${subscription.id}/end`;
  const quote = await ask<EarlyEndQuote>(story, { by: 'admin', method: 'POST', path: `${path}/quote` });
  const isCredited = story.random.below(4) > 0;
  const [reason, { fingerprint }] = ['The contract is over.', quote];
  await ask(story, {
    by: 'admin',
    method: 'POST',
    path,
    isAtOnce: true,
    payload: { credit: isCredited, reason, fingerprint },
  });
  const at = now(story);
  const unused = unusedOf(subscription, at);
  const foreseen = unused.map((one) => [one.invoice.number, one.unused, Number(one.amount)].join(' '));
  const quoted = quote.credits.map((one) => [one.invoiceNumber, one.unusedDays, one.subtotal].join(' '));
  if (!quote.computable || quoted.join() !== foreseen.join())
    throw new Error(`An early end was quoted as ${quoted.join()}, not ${foreseen.join()}.`);
  endNow(subscription, reason, at);
  const notes = isCredited
    ? unused.map(({ invoice, position, amount }) =>
        creditInLedger(story.ledger, invoice, { lines: [{ position, amount }], reason, at }),
      )
    : [];
  const total = add(notes.map((note) => note.total));
  return `${subscription.name} of ${subscription.clientId} ends early, ${total} is credited`;
};
