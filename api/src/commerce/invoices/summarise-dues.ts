import { calendarDays, type DuesSummary, type InvoiceSummary } from '@marketplace/shared/contracts';
import { sentDay } from '../billing/sent-day.ts';

type Ageing = DuesSummary['ageing'];

function ageOf(days: number): keyof Ageing {
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}

const sum = (invoices: InvoiceSummary[]) => invoices.reduce((all, { balance }) => all + balance, 0);

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
  const overdue = open.filter(({ dueDate }) => dueDate < today);
  const inTime = open.filter((invoice) => !overdue.includes(invoice));
  const ageing: Ageing = { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 };
  for (const { dueDate, balance } of overdue) ageing[ageOf(calendarDays(dueDate, today))] += balance;
  return {
    ...client,
    today,
    totalDue: sum(open),
    notYetDue: sum(inTime),
    ageing,
    nextDueDate: inTime[0]?.dueDate ?? null,
    invoices: open,
  };
}
