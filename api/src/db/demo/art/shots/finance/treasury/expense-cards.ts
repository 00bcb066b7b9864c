import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { donut } from '../../../kit/charts/donut.ts';
import type { Screen } from '../../../kit/frame.ts';

export const expenseCards: Screen = {
  user: 'Kiran Bhat|Treasury',
  section: 'Payments',
  title: 'Payments',
  note: 'November 2026, 24 cards, ₹4.86 lakh',
  action: 'Issue card',
  second: 'Export',
  body: stack(
    beside(
      [1.6, 1],
      panel(
        'By day',
        barChart({
          width: 452,
          height: 152,
          labels: ['2', '4', '6', '10', '12', '13', '16', '17', '18'],
          max: 90,
          ticks: ['0', '30', '60', '90'],
          values: [[41], [62], [38], [74], [55], [81], [46], [68], [21]],
          strong: 8,
        }),
        '₹ thousand',
      ),
      panel(
        'By kind',
        donut(
          [
            ['Travel', 212],
            ['Software', 118],
            ['Meals', 86],
            ['Other', 70],
          ],
          '₹4.86 L|this month',
          118,
        ),
      ),
    ),
    card(
      'Lately',
      table(
        ['Card', 'Merchant', 'When', 'Kind', 'Amount:inr', 'Receipt'],
        [
          ['who:Tara Bose|•••• 4418', 'IndiGo', '18 Nov, 08:12', 'hue:Travel', 7420, 'good:Attached'],
          ['who:Ishaan Verma|•••• 2207', 'Indian Oil, Wakad', '18 Nov, 07:40', 'hue:Fuel', 2100, 'warn:Missing'],
          ['who:Nisha Reddy|•••• 9013', 'Figma', '17 Nov, 14:02', 'hue:Software', 11300, 'good:Attached'],
          ['who:Manish Patel|•••• 5520', 'Taj Lands End', '17 Nov, 11:25', 'hue:Meals', 4860, 'good:Attached'],
          ['who:Sunita Rane|•••• 1174', 'Uber', '17 Nov, 09:31', 'hue:Travel', 612, 'good:Automatic'],
          ['who:Kabir Sethi|•••• 3391', 'Steam games', '16 Nov, 22:48', 'bad:Blocked', 0, 'bad:Declined'],
        ],
      ),
    ),
  ),
};
