import { add } from '../money-oracle.ts';

/**
 * The books of a history, kept apart from the product: what its documents, subscriptions and payments must say by the
 * written rules (decisions 020, 021, 056, 057). Amounts are in minor units, moments in milliseconds, days YYYY-MM-DD.
 * Imports nothing from the code that it judges.
 */
export interface Ledger {
  timeZone: string;
  /** Of GST, in hundredths of a percent. */
  taxRate: bigint;
  /** Days until an invoice of a client is due. */
  termsDays: Map<string, number>;
  /** Free days of a module, for clients that are new to it. */
  trialDays: Map<string, number>;
  /** The last number of each series and year. */
  series: Map<string, number>;
  invoices: LedgerInvoice[];
  subscriptions: LedgerSubscription[];
}

export interface LedgerLine {
  moduleId: string;
  name: string;
  users: number;
  days: number;
  /** Free days before them. */
  free: number;
  price: bigint;
  total: bigint;
  discount: bigint;
  tax: bigint;
}

export interface LedgerTax {
  name: string;
  /** In hundredths of a percent. */
  rate: bigint;
  amount: bigint;
}

export interface LedgerNote {
  number: string;
  day: string;
  reason: string;
  lines: { position: number; amount: bigint; tax: bigint }[];
  taxes: LedgerTax[];
  subtotal: bigint;
  total: bigint;
  /** What was left to pay on its invoice then. */
  balance: bigint;
}

export interface LedgerPayment {
  reference: string;
  amount: bigint;
  /** At the bank, or at the company for one through the provider. */
  day: string;
  /** Whether it went through the payment provider. */
  isOnline: boolean;
}

export interface LedgerInvoice {
  /** Given by the product. */
  id: string;
  orderId: string;
  number: string;
  orderNumber: string;
  clientId: string;
  buyer: Buyer;
  method: 'invoice' | 'bank_transfer' | 'online';
  poNumber: string | null;
  couponCode: string | null;
  day: string;
  due: string;
  /** The company's when it was issued. */
  timeZone: string;
  orderedAt: number;
  lines: LedgerLine[];
  taxes: LedgerTax[];
  subtotal: bigint;
  discount: bigint;
  total: bigint;
  payments: LedgerPayment[];
  notes: LedgerNote[];
  refunds: { reference: string; amount: bigint; day: string }[];
  isVoid: boolean;
  /** The subscription that its order changed. */
  changes: LedgerSubscription | null;
}

export interface LedgerSubscription {
  id: string;
  clientId: string;
  moduleId: string;
  name: string;
  invoice: LedgerInvoice;
  users: number;
  price: bigint;
  startsAt: number;
  /** When the paid days begin: with the start, or after the free ones. */
  paidFrom: number;
  endsAt: number;
  /** Days it renews for; null if it ends. */
  renewDays: number | null;
  awaitsPayment: boolean;
  cancelReason: string | null;
  /** What each invoice line paid for, oldest first. */
  paidFor: { invoice: LedgerInvoice; position: number; days: number; from: number; until: number }[];
}

/** Who is invoiced, and with which taxes. */
export interface Buyer {
  name: string;
  email: string;
  isInState: boolean;
  placeOfSupply: string;
}

export interface Coupon {
  code: string;
  kind: 'percentage' | 'fixed';
  /** Hundredths of a percent, or minor units. */
  value: bigint;
  cap: bigint | null;
  /** The modules it is valid for; null for all. */
  modules: string[] | null;
}
export const DAY = 86_400_000;

export const paidOf = ({ payments }: LedgerInvoice) => add(payments.map(({ amount }) => amount));
export const creditedOf = ({ notes }: LedgerInvoice) => add(notes.map(({ total }) => total));
export const refundedOf = ({ refunds }: LedgerInvoice) => add(refunds.map(({ amount }) => amount));
/** What is owed minus what came in; negative after an overpayment. */
const openOf = (invoice: LedgerInvoice) => invoice.total - creditedOf(invoice) - paidOf(invoice) + refundedOf(invoice);
const positive = (amount: bigint) => (amount > 0n ? amount : 0n);
export const balanceOf = (invoice: LedgerInvoice) => (invoice.isVoid ? 0n : positive(openOf(invoice)));
export const refundableOf = (invoice: LedgerInvoice) => positive(-openOf(invoice));
export const isCreditedInFull = (invoice: LedgerInvoice) => invoice.total > 0n && creditedOf(invoice) === invoice.total;
export const netOf = ({ total, discount }: LedgerLine) => total - discount;
/** What is left of a line to credit, before tax. */
export const leftOf = (invoice: LedgerInvoice, position: number): bigint => {
  const line = invoice.lines[position];
  const entries = invoice.notes.flatMap(({ lines }) => lines).filter((entry) => entry.position === position);
  return (line ? netOf(line) : 0n) - add(entries.map(({ amount }) => amount));
};

export const hasEnded = ({ awaitsPayment, endsAt }: LedgerSubscription, now: number) => !awaitsPayment && endsAt <= now;
export const begunDays = (from: number, until: number) => Math.max(0, Math.ceil((until - from) / DAY));

/** Whether it can be canceled without a payment. */
export const isInTrial = ({ awaitsPayment, paidFrom, endsAt }: LedgerSubscription, now: number) =>
  !awaitsPayment && paidFrom > now && endsAt > paidFrom;

/** Canceled in its free days: no paid ones follow. */
export const isCancelledTrial = ({ startsAt, paidFrom, endsAt }: LedgerSubscription) =>
  paidFrom > startsAt && endsAt <= paidFrom;
/** The free days of a module for a client that has never had a subscription of it. */
export const freeDays = ({ subscriptions, trialDays }: Ledger, clientId: string, moduleId: string): number =>
  subscriptions.some((one) => one.clientId === clientId && one.moduleId === moduleId)
    ? 0
    : (trialDays.get(moduleId) ?? 0);
