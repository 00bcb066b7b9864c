import {
  balanceOf,
  begunDays,
  creditedOf,
  DAY,
  hasEnded,
  isCreditedInFull,
  type Ledger,
  type LedgerInvoice,
  type LedgerSubscription,
  paidOf,
  refundedOf,
} from './ledger.ts';
import { dayAt } from './calendar.ts';

/** A day as contracts send it. */
export const sent = (day: string) => `${day}T00:00:00.000Z`;

const byNumber = <Row extends { number: string }>(rows: Row[]) =>
  rows.toSorted((one, other) => (one.number < other.number ? -1 : 1));

const taxOf = (taxable: bigint) => (tax: { name: string; rate: bigint; amount: bigint }) => ({
  ...{ name: tax.name, rate: Number(tax.rate) / 100, taxable: Number(taxable), amount: Number(tax.amount) },
});

export const today = ({ timeZone }: Ledger, now: number) => dayAt(now, timeZone);

/** Overdue from the day after the due day. */
export function paymentStatusOf(ledger: Ledger, invoice: LedgerInvoice, now: number): string {
  const balance = balanceOf(invoice);
  if (!invoice.isVoid && balance === 0n) return 'paid';
  if (balance > 0n && invoice.due < today(ledger, now)) return 'overdue';
  return paidOf(invoice) > refundedOf(invoice) ? 'partly_paid' : 'unpaid';
}

/** An invoice as a list shows it. */
export const summaryOf = (ledger: Ledger, invoice: LedgerInvoice, now: number) => ({
  ...{ id: invoice.id, number: invoice.number, clientId: invoice.clientId, orderId: invoice.orderId },
  status: invoice.isVoid ? 'voided' : 'finalized',
  paymentStatus: paymentStatusOf(ledger, invoice, now),
  ...{ invoiceDate: sent(invoice.day), dueDate: sent(invoice.due), currency: 'INR' },
  ...{ total: Number(invoice.total), paid: Number(paidOf(invoice)), credited: Number(creditedOf(invoice)) },
  ...{ refunded: Number(refundedOf(invoice)), balance: Number(balanceOf(invoice)) },
  modules: invoice.lines.map(({ name }) => name),
});

/** An invoice with all its details. */
export const invoiceOf = (ledger: Ledger, invoice: LedgerInvoice, now: number) => ({
  ...summaryOf(ledger, invoice, now),
  ...{ title: 'Tax Invoice', placeOfSupply: invoice.buyer.placeOfSupply, method: invoice.method },
  ...{ poNumber: invoice.poNumber, couponCode: invoice.couponCode },
  lines: invoice.lines.map((line) => ({
    ...{ moduleId: line.moduleId, description: line.name, noOfUsers: line.users, noOfDays: line.days },
    ...(line.free > 0 && { trialDays: line.free }),
    ...{ unitPrice: Number(line.price), lineTotal: Number(line.total) },
    ...{ discount: Number(line.discount), tax: Number(line.tax) },
  })),
  ...{ subtotal: Number(invoice.subtotal), discount: Number(invoice.discount) },
  taxes: invoice.taxes.map(taxOf(invoice.subtotal - invoice.discount)),
  // Listed by number: after a move to a time zone where it is still last year, a later note has an earlier number.
  creditNotes: byNumber(invoice.notes).map((note) => ({
    ...{ number: note.number, issuedOn: sent(note.day), reason: note.reason, currency: 'INR' },
    lines: note.lines.map(({ position, amount, tax }) => ({
      ...{ position, amount: Number(amount), tax: Number(tax) },
      description: invoice.lines[position]?.name,
    })),
    ...{ subtotal: Number(note.subtotal), taxes: note.taxes.map(taxOf(note.subtotal)), total: Number(note.total) },
  })),
  refunds: invoice.refunds.map(({ reference, amount, day }) => ({
    ...(reference !== '' && { reference }),
    ...{ amount: Number(amount), status: 'succeeded', refundDate: sent(day) },
  })),
});

/** An order is paid once nothing is left to pay. */
export const orderStatusOf = (invoice: LedgerInvoice): string => {
  if (invoice.isVoid) return 'cancelled';
  return balanceOf(invoice) === 0n ? 'paid' : 'awaiting_payment';
};

/** Expiring: in its last quarter, of 30 days at most. */
function statusOf(subscription: LedgerSubscription, now: number): string {
  const { startsAt, endsAt, awaitsPayment, cancelReason } = subscription;
  if (awaitsPayment) return 'pending';
  if (hasEnded(subscription, now)) return cancelReason === null ? 'expired' : 'cancelled';
  const warned = Math.min(30, Math.floor(begunDays(startsAt, endsAt) / 4));
  return begunDays(now, endsAt) <= warned ? 'expiring' : 'active';
}

export const subscriptionOf = (subscription: LedgerSubscription, now: number) => {
  const { id, clientId, moduleId, name, users, price, startsAt, paidFrom, endsAt, awaitsPayment, cancelReason } =
    subscription;
  const isFree = paidFrom > startsAt;
  return {
    ...{ id, clientId, moduleId, moduleName: name, orderId: subscription.invoice.orderId, users },
    ...{ unitPrice: Number(price), awaitsPayment, cancelAtEnd: cancelReason !== null, cancelReason },
    renewDays: subscription.renewDays,
    ...(!isFree && { trialEndsAt: null }),
    status: statusOf(subscription, now),
    // A waiting one has its whole term, whenever it begins.
    ...(awaitsPayment
      ? { daysLeft: (endsAt - startsAt) / DAY }
      : {
          ...{ daysLeft: begunDays(now, endsAt) },
          ...{ startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() },
          ...(isFree && { trialEndsAt: new Date(paidFrom).toISOString() }),
        }),
  };
};

/** How an invoice is settled, in the words of a file. */
export function wordsOf(ledger: Ledger, invoice: LedgerInvoice, now: number, ofVoid: string): string {
  if (invoice.isVoid) return ofVoid;
  if (isCreditedInFull(invoice)) return 'Credited';
  const words = { unpaid: 'Unpaid', partly_paid: 'Partly paid', paid: 'Paid', overdue: 'Overdue' };
  return words[paymentStatusOf(ledger, invoice, now) as keyof typeof words];
}
