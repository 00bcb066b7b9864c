import { calendarDays, type DuesSummary, type InvoiceSummary } from '@marketplace/shared/contracts';
import { sentDay } from '../billing/sent-day.ts';

type Ageing = DuesSummary['ageing'];
type Open = Pick<InvoiceSummary, 'dueDate' | 'balance'>;

function ageOf(days: number): keyof Ageing {
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}

const sum = (open: Open[]) => open.reduce((all, { balance }) => all + balance, 0);

/**
 * Open amounts by days overdue, and what is not due yet.
 *
 * @param today as contracts send a day
 */
export function ageingOf(open: Open[], today: string): Pick<DuesSummary, 'notYetDue' | 'ageing'> {
  const ageing: Ageing = { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 };
  for (const { dueDate, balance } of open) if (dueDate < today) ageing[ageOf(calendarDays(dueDate, today))] += balance;
  return { notYetDue: sum(open.filter(({ dueDate }) => dueDate >= today)), ageing };
}

/**
 * The open amounts of invoices on a day: overdue ones by days overdue, the others by due date.
 *
 * @param day as YYYY-MM-DD
 */
export function summariseDues(
  client: Pick<DuesSummary, 'clientId' | 'currency'>,
  invoices: InvoiceSummary[],
  day: string,
): DuesSummary {
  const today = sentDay(day);
  const open = invoices
    .filter(({ balance }) => balance > 0)
    .sort((one, other) => Date.parse(one.dueDate) - Date.parse(other.dueDate));
  return {
    ...client,
    today,
    totalDue: sum(open),
    ...ageingOf(open, today),
    nextDueDate: open.find(({ dueDate }) => dueDate >= today)?.dueDate ?? null,
    invoices: open,
  };
}
