import { form } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const reportBuilder: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Builder',
  title: 'Overdue by customer',
  note: 'Draft, source Receivables, 28 rows',
  action: 'Save report',
  second: 'Schedule',
  body: beside(
    [0.85, 2.1],
    stack(
      panel(
        'Columns',
        lines(
          'Customer||hue:Group',
          'Invoices||quiet:Count',
          'Balance||quiet:Sum',
          'Days late||quiet:Average',
          'Owner||quiet:First',
        ),
      ),
      panel('Filter', form(['Due date|before today'], ['Balance|over ₹10,000'], ['Region|West, South'])),
    ),
    stack(
      panel(
        '',
        barChart({
          width: 528,
          height: 176,
          labels: ['Anand', 'Zenith', 'Coral Bay', 'Bharat', 'Konkan', 'Lotus'],
          max: 15,
          ticks: ['0', '5', '10', '15'],
          values: [[12.4], [8.12], [6.49], [4.36], [1.19], [0.93]],
        }),
      ),
      card(
        '',
        table(
          ['Customer', 'Invoices:num', 'Balance:inr', 'Days late:plain', 'Owner'],
          [
            ['Anand Retail', 4, 1240000, 28, 'team:Tara Bose'],
            ['Zenith Motors', 3, 812400, 37, 'team:Sunita Rane'],
            ['Coral Bay Hotels', 2, 648500, 19, 'team:Manish Patel'],
            ['Bharat Agro', 2, 436200, 75, 'team:Tara Bose'],
            ['Konkan Stores', 1, 118900, 108, 'team:Tara Bose'],
            ['Lotus Labs', 1, 92750, 12, 'team:Kabir Sethi'],
          ],
          { total: 'Total' },
        ),
      ),
    ),
  ),
};
