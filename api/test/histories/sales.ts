import { add, oracleAmounts } from '../money-oracle.ts';
import { addDays, dayAt } from './calendar.ts';
import {
  DAY,
  begunDays,
  type Buyer,
  type Coupon,
  type Ledger,
  type LedgerInvoice,
  type LedgerLine,
  type LedgerSubscription,
} from './ledger.ts';
import { nextNumber } from './next-number.ts';

interface Sale {
  clientId: string;
  buyer: Buyer;
  method: LedgerInvoice['method'];
  poNumber: string | null;
  coupon: Coupon | null;
  lines: Pick<LedgerLine, 'moduleId' | 'name' | 'users' | 'days' | 'free' | 'price'>[];
  at: number;
}

/** GST: half central and half state, or all of it integrated. */
const ratesFor = ({ taxRate }: Ledger, { isInState }: Buyer): [name: string, rate: bigint][] =>
  isInState
    ? [
        ['CGST', taxRate / 2n],
        ['SGST', taxRate / 2n],
      ]
    : [['IGST', taxRate]];

function issue(ledger: Ledger, sale: Sale, changes: LedgerSubscription | null): LedgerInvoice {
  const { coupon, buyer, clientId, method, poNumber, at } = sale;
  const rates = ratesFor(ledger, buyer);
  const isCovered = (moduleId: string) => coupon !== null && (coupon.modules?.includes(moduleId) ?? true);
  const amounts = oracleAmounts({
    lines: sale.lines.map(({ moduleId, price, users, days }) => ({
      ...{ price, users: BigInt(users), days: BigInt(days), discounted: isCovered(moduleId) },
    })),
    coupon,
    rates: rates.map(([, rate]) => rate),
  });
  const day = dayAt(at, ledger.timeZone);
  const terms = Math.max(ledger.termsDays.get(clientId) ?? 15, ...sale.lines.map(({ free }) => free));
  const invoice: LedgerInvoice = {
    ...{ id: '', orderId: '', clientId, buyer, method, poNumber, couponCode: coupon?.code ?? null, changes },
    ...{ orderNumber: nextNumber(ledger, 'ORD', day), number: nextNumber(ledger, 'TEX', day) },
    ...{ day, due: addDays(day, terms), timeZone: ledger.timeZone, orderedAt: at, isVoid: false },
    lines: sale.lines.map((line, index) => ({
      ...line,
      total: amounts.totals[index] ?? 0n,
      discount: amounts.discounts[index] ?? 0n,
      tax: amounts.lineTaxes[index] ?? 0n,
    })),
    taxes: rates.map(([name, rate], index) => ({ name, rate, amount: amounts.taxes[index] ?? 0n })),
    ...{ subtotal: add(amounts.totals), discount: add(amounts.discounts), total: amounts.total },
    ...{ payments: [], notes: [], refunds: [] },
  };
  ledger.invoices.push(invoice);
  return invoice;
}
/** An order of a cart, with a subscription for each line. */
export function sell(ledger: Ledger, { renews, ...sale }: Sale & { renews: boolean }): LedgerInvoice {
  const invoice = issue(ledger, sale, null);
  const awaitsPayment = sale.method === 'online' && invoice.total > 0n;
  invoice.lines.forEach(({ moduleId, name, users, days, free, price }, position) => {
    const [startsAt, paidFrom] = [sale.at, sale.at + free * DAY];
    const endsAt = paidFrom + days * DAY;
    ledger.subscriptions.push({
      ...{ id: '', clientId: sale.clientId, moduleId, name, invoice, users, price },
      ...{ startsAt, paidFrom, endsAt, awaitsPayment, cancelReason: null, renewDays: renews ? days : null },
      paidFor: [{ invoice, position, days, from: paidFrom, until: endsAt }],
    });
  });
  return invoice;
}

interface Change {
  buyer: Buyer;
  at: number;
  /** Users added for the days that are left, or days added for all users. */
  add: { users: number } | { days: number };
  /** Of the added users, and of all users from then on; at most the agreed price. */
  prices: { added: bigint; all: bigint };
}

/** More users or days for a subscription, on a separate invoice. */
export function change(ledger: Ledger, subscription: LedgerSubscription, { buyer, at, ...wanted }: Change) {
  const { clientId, moduleId, name, paidFrom, endsAt, price } = subscription;
  const from = Math.max(at, paidFrom);
  const least = (one: bigint) => (one < price ? one : price);
  const isUsers = 'users' in wanted.add;
  const users = 'users' in wanted.add ? wanted.add.users : subscription.users;
  const days = 'days' in wanted.add ? wanted.add.days : begunDays(from, endsAt);
  const line = { moduleId, name, users, days, free: 0, price: isUsers ? least(wanted.prices.added) : price };
  const sale = { clientId, buyer, method: 'invoice' as const, poNumber: null, coupon: null, lines: [line], at };
  const invoice = issue(ledger, sale, subscription);
  const until = isUsers ? endsAt : endsAt + days * DAY;
  subscription.paidFor.push({ invoice, position: 0, days, from: isUsers ? from : endsAt, until });
  subscription.endsAt = until;
  if (isUsers) subscription.users += users;
  if (isUsers) subscription.price = least(wanted.prices.all);
  return invoice;
}

/** The next term of a subscription, at its own price, on an invoice. */
export function renew(
  ledger: Ledger,
  subscription: LedgerSubscription,
  { buyer, price, days, at }: { buyer: Buyer; price: bigint; days: number; at: number },
): LedgerInvoice {
  const { clientId, moduleId, name, users, endsAt } = subscription;
  const line = { moduleId, name, users, days, free: 0, price };
  const sale = { clientId, buyer, method: 'invoice' as const, poNumber: null, coupon: null, lines: [line], at };
  const invoice = issue(ledger, sale, subscription);
  const until = endsAt + days * DAY;
  subscription.paidFor.push({ invoice, position: 0, days, from: endsAt, until });
  Object.assign(subscription, { endsAt: until, price });
  return invoice;
}
