import { figures } from '../../../kit/blocks/figures.ts';
import { form } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Value } from '../../../kit/cell.ts';
import type { Screen } from '../../../kit/frame.ts';

const loanSchedule: Value[][] = Array.from({ length: 4 }, (_, index) => {
  const month = ['Dec 2026', 'Jan 2027', 'Feb 2027', 'Mar 2027', 'Apr 2027', 'May 2027'][index] ?? '';
  const before = 180000 - index * 15000;
  const interest = Math.round((before * 0.06) / 12);
  return [month, before, 15000, interest, 15000 + interest, before - 15000];
});

export const loans: Screen = {
  section: 'Recovery plan',
  title: 'Vikram Singh, home repair',
  note: 'Loan LN-0214, ₹1,80,000 over 12 months at 6%',
  action: 'Approve loan',
  second: 'Change terms',
  body: stack(
    figures(
      ['Loan', '₹1,80,000', ''],
      ['First instalment', '₹15,900', 'Dec 2026'],
      ['Share of net pay', '24%', 'limit 30%', 'good'],
      ['Other loans', 'None', ''],
    ),
    beside(
      [1.5, 1],
      panel(
        'Outstanding',
        lineChart({
          width: 420,
          height: 170,
          labels: ['Dec', 'Feb', 'Apr', 'Jun', 'Aug', 'Oct', 'Nov'],
          max: 200,
          ticks: ['0', '100', '200'],
          series: [{ values: [180, 150, 120, 90, 60, 30, 15], area: true }],
        }),
        '₹ thousand',
      ),
      panel(
        'Terms',
        form(['Reason|Home repair'], ['Instalments|12', 'Rate|6% a year'], ['Recover from|December salary']),
      ),
    ),
    card(
      'Schedule',
      table(['Month', 'Before:inr', 'Principal:inr', 'Interest:inr', 'Instalment:inr', 'After:inr'], loanSchedule),
    ),
  ),
};
