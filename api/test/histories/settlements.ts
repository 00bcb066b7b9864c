import { add, handOut, roundHalfUp } from '../money-oracle.ts';
import { dayAt } from './calendar.ts';
import {
  DAY,
  balanceOf,
  hasEnded,
  isCreditedInFull,
  leftOf,
  netOf,
  type Ledger,
  type LedgerInvoice,
  type LedgerNote,
  type LedgerPayment,
  type LedgerSubscription,
} from './ledger.ts';
import { nextNumber } from './next-number.ts';

/** Once nothing is left to pay, waiting subscriptions begin for their whole term, or go if fully credited. */
function settle(ledger: Ledger, invoice: LedgerInvoice, now: number): void {
  if (balanceOf(invoice) > 0n) return;
  const waiting = ledger.subscriptions.filter((one) => one.invoice === invoice && one.awaitsPayment);
  if (isCreditedInFull(invoice)) removeAll(ledger, waiting);
  else
    for (const one of waiting) {
      const paidFrom = now + (one.paidFrom - one.startsAt);
      const until = now + (one.endsAt - one.startsAt);
      Object.assign(one, { awaitsPayment: false, startsAt: now, paidFrom, endsAt: until });
      one.paidFor = one.paidFor.map((part) => ({ ...part, from: paidFrom, until }));
    }
}

function removeAll(ledger: Ledger, gone: LedgerSubscription[]): void {
  ledger.subscriptions = ledger.subscriptions.filter((one) => !gone.includes(one));
}

export function pay(ledger: Ledger, invoice: LedgerInvoice, payment: LedgerPayment, now: number): void {
  invoice.payments.push(payment);
  settle(ledger, invoice, now);
}

interface Credit {
  lines: { position: number; amount: bigint }[];
  reason: string;
  at: number;
}

/** Takes back amounts of lines, and the tax due on everything credited so far. */
export function credit(ledger: Ledger, invoice: LedgerInvoice, { lines, reason, at }: Credit): LedgerNote {
  const whole = add(invoice.lines.map(netOf));
  const before = add(invoice.notes.map(({ subtotal }) => subtotal));
  const subtotal = add(lines.map(({ amount }) => amount));
  const taxes = invoice.taxes.map((tax) => {
    const dueOn = (credited: bigint) => roundHalfUp(tax.amount * credited, whole);
    return { ...tax, amount: dueOn(before + subtotal) - dueOn(before) };
  });
  const sorted = [...lines].sort((one, other) => one.position - other.position);
  const weights = sorted.map(({ amount }) => amount);
  const shares = taxes.map(({ amount }) => handOut(amount, weights));
  const day = dayAt(at, ledger.timeZone);
  const note: LedgerNote = {
    ...{ number: nextNumber(ledger, 'CN', day), day, reason, taxes, subtotal },
    lines: sorted.map((line, index) => ({ ...line, tax: add(shares.map((parts) => parts[index] ?? 0n)) })),
    ...{ total: subtotal + add(taxes.map(({ amount }) => amount)), balance: 0n },
  };
  invoice.notes.push(note);
  note.balance = balanceOf(invoice);
  settle(ledger, invoice, at);
  return note;
}

/** An order without any payment: its invoice becomes void, its subscriptions end or never begin. */
export function cancelOrder(ledger: Ledger, invoice: LedgerInvoice, reason: string, now: number): void {
  invoice.isVoid = true;
  const own = ledger.subscriptions.filter((one) => one.invoice === invoice);
  removeAll(
    ledger,
    own.filter(({ awaitsPayment }) => awaitsPayment),
  );
  for (const one of own) if (!one.awaitsPayment && !hasEnded(one, now)) endNow(one, reason, now);
}

export function endNow(subscription: LedgerSubscription, reason: string, now: number): void {
  const { startsAt, paidFrom } = subscription;
  const hasTrial = paidFrom > startsAt;
  Object.assign(subscription, {
    startsAt: Math.min(startsAt, now - 1),
    paidFrom: hasTrial ? paidFrom : Math.min(startsAt, now - 1),
    ...{ endsAt: now, cancelReason: reason },
  });
}

/** The whole days left of each line that paid for a subscription, and their share of it: at most what is left. */
export function unusedOf({ paidFor }: LedgerSubscription, now: number) {
  return paidFor.flatMap(({ invoice, position, days, from, until }) => {
    const unused = Math.max(0, Math.floor((until - Math.max(now, from)) / DAY));
    const line = invoice.lines[position];
    const share = line ? roundHalfUp(netOf(line) * BigInt(unused), BigInt(days)) : 0n;
    const left = leftOf(invoice, position);
    const amount = share < left ? share : left;
    return amount > 0n ? [{ invoice, position, unused, amount }] : [];
  });
}
