import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { steps } from '../../../kit/blocks/steps.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { donut } from '../../../kit/charts/donut.ts';
import type { Value } from '../../../kit/cell.ts';
import type { Screen } from '../../../kit/frame.ts';

/** Net pay follows from gross, provident fund, tax and other deductions. */
export const payLine = (
  who: string,
  days: number,
  gross: number,
  fund: number,
  tax: number,
  other: number,
  state: string,
): Value[] => [`who:${who}`, days, gross, fund, tax, other, gross - fund - tax - other, state];

export const novemberRun: Value[][] = [
  payLine('Aarav Menon', 30, 186000, 1800, 31450, 200, 'good:Checked'),
  payLine('Ananya Iyer', 30, 92500, 1800, 7320, 200, 'good:Checked'),
  payLine('Dev Malhotra', 30, 65000, 1800, 1250, 200, 'good:Checked'),
  payLine('Farah Khan', 28, 71400, 1800, 3180, 2700, 'warn:Loss of pay'),
  payLine('Ishaan Verma', 30, 68200, 1800, 2460, 200, 'good:Checked'),
  payLine('Lakshmi Nair', 30, 104000, 1800, 10640, 5200, 'good:Checked'),
  payLine('Manish Patel', 21, 88900, 1800, 6900, 200, 'hue:Final'),
];

export const payrollRun: Screen = {
  section: 'Review',
  title: 'November 2026',
  note: 'Regular run, 248 people, pay day 30 Nov',
  action: 'Send for approval',
  second: 'Compare with October',
  user: 'Farah Khan|Payroll',
  body: stack(
    steps(2, 'Inputs', 'Calculate', 'Check', 'Approve', 'Pay'),
    figures(
      ['Gross', '₹1.84 Cr', '+1.2%'],
      ['Deductions', '₹29.6 L', ''],
      ['Net to pay', '₹1.54 Cr', ''],
      ['To look at', '5', '2 over 10%', 'warn'],
    ),
    card(
      '',
      table(
        ['Employee', 'Days:plain', 'Gross:inr', 'PF:inr', 'Tax:inr', 'Other:inr', 'Net:inr', 'State'],
        novemberRun,
        { total: '7 of 248' },
      ),
    ),
  ),
};

export const payrollOverview: Screen = {
  section: 'Runs',
  title: 'Runs of 2026–27',
  note: 'Financial year 2026–27, Sahyadri Foods',
  action: 'Start November run',
  second: 'Reports',
  user: 'Farah Khan|Payroll',
  body: stack(
    figures(
      ['Paid this year', '₹12.61 Cr', '7 months'],
      ['Average cost', '₹74,200', 'a person'],
      ['People', '248', '+6', 'good'],
      ['Declarations', '217', '31 missing', 'warn'],
    ),
    beside(
      [1.6, 1],
      panel(
        'Payroll cost by month',
        barChart({
          width: 452,
          height: 190,
          labels: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
          max: 200,
          ticks: ['0', '50', '100', '150', '200'],
          values: [
            [146, 27],
            [147, 27],
            [150, 28],
            [151, 28],
            [153, 29],
            [152, 29],
            [153, 29],
          ],
        }),
        '₹ lakh, net and deductions',
      ),
      panel(
        'Where it goes',
        donut(
          [
            ['Net pay', 152.2],
            ['Income tax', 14.1],
            ['Provident fund', 8.9],
            ['Other', 6.6],
          ],
          '₹1.82 Cr|October',
          112,
        ),
      ),
    ),
    beside(
      [1.6, 1],
      card(
        'Runs',
        table(
          ['Run', 'People:num', 'Net:inr', 'Paid', 'State'],
          [
            ['October 2026', 242, 15220400, '31 Oct', 'good:Paid'],
            ['Diwali bonus', 236, 4720000, '5 Nov', 'good:Paid'],
            ['Final settlements', 2, 318600, '14 Nov', 'good:Paid'],
            ['November 2026', 248, 15418900, '30 Nov', 'warn:Check'],
          ],
        ),
      ),
      panel(
        'Due dates',
        lines('TDS deposit|7 Dec|quiet:Planned', 'PF and ESI|15 Dec|quiet:Planned', 'Form 24Q|31 Jan|quiet:Planned'),
      ),
    ),
  ),
};
