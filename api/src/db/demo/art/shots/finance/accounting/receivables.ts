import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const receivables: Screen = {
  user: 'Imran Qureshi|Accountant',
  section: 'Ageing',
  title: 'Receivables',
  note: '67 open invoices, ₹1.74 crore',
  action: 'Send 9 reminders',
  second: 'Record receipt',
  body: stack(
    beside(
      [1.5, 1],
      panel(
        'Ageing',
        barChart({
          width: 434,
          height: 168,
          labels: ['Not due', '0–30', '31–60', '61–90', '90+'],
          max: 120,
          ticks: ['0', '40', '80', '120'],
          values: [[104], [38], [19], [8], [5]],
          strong: 0,
        }),
        '₹ lakh',
      ),
      panel(
        'Largest',
        levelBars(
          'Anand Retail|92|₹46.2 L',
          'Coral Bay Hotels|62|₹31.0 L',
          'Zenith Motors|44|₹22.1 L',
          'Northstar|31|₹15.7 L',
        ),
      ),
    ),
    card(
      'Overdue',
      table(
        ['Invoice', 'Customer', 'Due', 'Days:plain', 'Balance:inr', 'Promise', 'State'],
        [
          ['code:INV-4388', 'Zenith Motors', '12 Oct', 37, 812400, '25 Nov', 'warn:Promised'],
          ['code:INV-4402', 'Anand Retail', '21 Oct', 28, 1240000, '', 'hue:Reminder 2'],
          ['code:INV-4295', 'Bharat Agro', '4 Sep', 75, 436200, '', 'bad:On hold'],
          ['code:INV-4419', 'Coral Bay Hotels', '30 Oct', 19, 648500, '20 Nov', 'warn:Promised'],
          ['code:INV-4433', 'Lotus Labs', '6 Nov', 12, 92750, '', 'hue:Reminder 1'],
          ['code:INV-4178', 'Konkan Stores', '2 Aug', 108, 118900, '', 'bad:Disputed'],
        ],
        { total: '6 of 28' },
      ),
    ),
  ),
};
