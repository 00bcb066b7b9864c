import { form } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const alerts: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Rules',
  title: 'Firing now',
  note: '3 alerts, 26 rules watch 41 numbers',
  action: 'Add rule',
  second: 'Silence',
  body: beside(
    [1, 1.6],
    card(
      '',
      table(
        ['Alert', 'Since'],
        [
          ['two:Cash below ₹40 lakh|Forecast, week 51', 'bad:2 h'],
          ['two:Oven 2 stopped|Shop Floor', 'bad:12 min'],
          ['two:Salt near limit|Masala oats, 4 batches', 'warn:40 min'],
          ['two:Overdue over ₹30 lakh|Receivables', 'quiet:Solved, 09:10'],
          ['two:Slow answers|Service Desk', 'quiet:Solved, Tue'],
          ['two:Bank file late|Data Connect', 'quiet:Solved, Mon'],
          ['two:Stock below minimum|Ragi flour', 'quiet:Solved, Mon'],
          ['two:Many failed sign-ins|Access Control', 'quiet:Solved, Sun'],
        ],
      ),
    ),
    stack(
      panel(
        'Cash below ₹40 lakh',
        lineChart({
          width: 466,
          height: 150,
          labels: ['46', '47', '48', '49', '50', '51', '52', '1'],
          max: 120,
          ticks: ['0', '40', '80', '120'],
          series: [
            { values: [40, 40, 40, 40, 40, 40, 40, 40], tone: 'faint', dashed: true },
            { values: [112, 104, 92, 70, 58, 38.4, 61, 80], area: true },
          ],
        }),
        '₹ lakh, lowest in week 51',
      ),
      panel(
        'Rule',
        form(
          ['When|Lowest cash in 13 weeks', 'Is|below ₹40,00,000'],
          ['Check|Every 15 minutes', 'For|2 checks in a row'],
        ),
      ),
      panel(
        'What happened',
        lines('Rule fired, ₹38.4 lakh|18 Nov, 09:20|bad:Firing', 'Kiran Bhat has seen it|18 Nov, 09:26|hue:Seen'),
      ),
    ),
  ),
};
