import { add } from '../money-oracle.ts';
import { addDays, dayAt, daysBetween, firstOfMonth, monthsOf } from './calendar.ts';
import { sent, summaryOf, today } from './figures.ts';
import { balanceOf, begunDays, hasEnded, type Ledger, netOf } from './ledger.ts';

interface Period {
  from: string;
  to: string;
}

interface Entry {
  day: string;
  clientId: string;
  module: string;
  invoiced: bigint;
  credited: bigint;
}

const inside =
  ({ from, to }: Period) =>
  (entry: { day: string }) =>
    from <= entry.day && entry.day <= to;

/** Lines of invoices and of credit notes, each on the day of its own document; none of void invoices. */
const entriesOf = ({ invoices }: Ledger): Entry[] =>
  invoices
    .filter(({ isVoid }) => !isVoid)
    .flatMap(({ clientId, day, lines, notes }) => [
      ...lines.map((line) => ({ day, clientId, module: line.name, invoiced: netOf(line), credited: 0n })),
      ...notes.flatMap((note) =>
        note.lines.map(({ position, amount }) => ({
          ...{ day: note.day, clientId, module: lines[position]?.name ?? '', invoiced: 0n, credited: amount },
        })),
      ),
    ]);

const sumsOf = (entries: Entry[]) => {
  const [invoiced, credited] = [add(entries.map((one) => one.invoiced)), add(entries.map((one) => one.credited))];
  return { invoiced: Number(invoiced), credited: Number(credited), revenue: Number(invoiced - credited) };
};

/** Revenue of a period by the names that the entries have. */
export function revenueBy(ledger: Ledger, period: Period, nameOf: (entry: Entry) => string) {
  const entries = entriesOf(ledger).filter(inside(period));
  const names = [...new Set(entries.map(nameOf))];
  const rows = names.map((name) => ({ name, ...sumsOf(entries.filter((entry) => nameOf(entry) === name)) }));
  return { rows, total: sumsOf(entries) };
}

export function revenueByMonth(ledger: Ledger, { from, to }: Period) {
  const { rows, total } = revenueBy(ledger, { from, to }, ({ day }) => day.slice(0, 7));
  const none = { invoiced: 0, credited: 0, revenue: 0 };
  return { rows: monthsOf(from, to).map((name) => rows.find((row) => row.name === name) ?? { name, ...none }), total };
}

export function taxByMonth({ invoices }: Ledger, { from, to }: Period) {
  const entries = invoices
    .filter(({ isVoid }) => !isVoid)
    .flatMap(({ day, taxes, notes }) => [
      ...taxes.map(({ name, amount }) => ({ day, name, amount })),
      ...notes.flatMap((note) => note.taxes.map(({ name, amount }) => ({ day: note.day, name, amount: -amount }))),
    ])
    .filter(inside({ from, to }));
  const taxes = [...new Set(entries.map(({ name }) => name))].sort();
  const sums = (some: typeof entries) => ({
    amounts: taxes.map((tax) => Number(add(some.filter(({ name }) => name === tax).map(({ amount }) => amount)))),
    total: Number(add(some.map(({ amount }) => amount))),
  });
  const rows = monthsOf(from, to).map((month) => ({
    ...{ month, ...sums(entries.filter(({ day }) => day.startsWith(month))) },
  }));
  return { taxes, rows, ...sums(entries) };
}

/** What runs at the end of each month, for 30 days. */
export function recurring(ledger: Ledger, { from, to }: Period, now: number) {
  const last = [to, today(ledger, now)].sort()[0] ?? to;
  const days = monthsOf(from, last).map((month) => [addDays(firstOfMonth(`${month}-01`, 1), -1), last].sort()[0] ?? '');
  const dayOf = (moment: number) => dayAt(moment, ledger.timeZone);
  return days.map((day) => {
    const running = ledger.subscriptions.filter(
      ({ awaitsPayment, paidFrom, endsAt }) => !awaitsPayment && dayOf(paidFrom) <= day && dayOf(endsAt) > day,
    );
    return {
      ...{ day: sent(day), subscriptions: running.length },
      users: running.reduce((sum, { users }) => sum + users, 0),
      amount: Number(add(running.map(({ price, users }) => price * BigInt(users) * 30n))),
    };
  });
}

/** What ends within 90 days and was not canceled, at the price of its term. */
export function renewals(ledger: Ledger, now: number) {
  const rows = ledger.subscriptions
    .filter((one) => !one.awaitsPayment && one.cancelReason === null && !hasEnded(one, now))
    .map((one) => ({ ...one, endsOn: dayAt(one.endsAt, ledger.timeZone) }))
    .map(({ id, clientId, name, users, price, paidFrom, endsAt, endsOn, renewDays }) => ({
      ...{ id, clientId, moduleName: name, users, endsOn: sent(endsOn), at: endsAt, renews: renewDays !== null },
      daysLeft: daysBetween(today(ledger, now), endsOn),
      amount: Number(price * BigInt(users) * BigInt(renewDays ?? begunDays(paidFrom, endsAt))),
    }))
    .filter(({ daysLeft }) => daysLeft <= 90)
    .sort((one, other) => one.at - other.at)
    .map(({ at: _at, ...row }) => row);
  return { rows, total: rows.reduce((sum, { amount }) => sum + amount, 0) };
}

const bucketOf = (days: number) => (days <= 30 ? '0-30' : days <= 60 ? '31-60' : days <= 90 ? '61-90' : '90+');

/** What is left to pay on some invoices, by days since they were due. */
function ageing(ledger: Ledger, now: number, isCounted: (clientId: string) => boolean) {
  const day = today(ledger, now);
  const open = ledger.invoices.filter((invoice) => isCounted(invoice.clientId) && balanceOf(invoice) > 0n);
  const sum = (some: typeof open) => Number(add(some.map(balanceOf)));
  const aged = (bucket: string) =>
    sum(open.filter(({ due }) => due < day && bucketOf(daysBetween(due, day)) === bucket));
  const inTime = open.filter(({ due }) => due >= day);
  return {
    ...{ total: sum(open), notYetDue: sum(inTime) },
    ageing: { '0-30': aged('0-30'), '31-60': aged('31-60'), '61-90': aged('61-90'), '90+': aged('90+') },
    ...{ open, next: inTime.map(({ due }) => due).sort()[0] },
  };
}

export function ageingReport(ledger: Ledger, now: number) {
  const figuresOf = (isCounted: (clientId: string) => boolean) => {
    const { open: _open, next: _next, ...figures } = ageing(ledger, now, isCounted);
    return figures;
  };
  const clientIds = [...new Set(ledger.invoices.map(({ clientId }) => clientId))];
  const rows = clientIds.map((clientId) => ({ clientId, ...figuresOf((id) => id === clientId) }));
  return { rows: rows.filter(({ total }) => total > 0), ...figuresOf(() => true) };
}

/** What a client owes, with its open invoices by number. */
export function dues(ledger: Ledger, clientId: string, now: number) {
  const { total, open, next, ...rest } = ageing(ledger, now, (id) => id === clientId);
  return {
    ...{ clientId, currency: 'INR', today: sent(today(ledger, now)), totalDue: total, ...rest },
    nextDueDate: next === undefined ? null : sent(next),
    invoices: open.map((invoice) => summaryOf(ledger, invoice, now)),
  };
}
