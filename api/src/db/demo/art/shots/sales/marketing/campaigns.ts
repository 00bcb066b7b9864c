import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const campaigns: Screen = {
  user: 'Leela Varma|Marketing',
  section: 'Results',
  title: 'Winter breakfast',
  note: 'Running 2 Nov to 13 Dec 2026, 4 channels',
  action: 'Add a step',
  second: 'Pause',
  body: stack(
    figures(
      ['Reached', '1,84,200', 'people'],
      ['Leads', '312', '₹615 each', 'good'],
      ['Spent', '₹1.92 L', 'of ₹3.20 L'],
      ['Revenue so far', '₹14.6 L', '7.6 x', 'good'],
    ),
    beside(
      [1.6, 1],
      panel(
        'Leads by day',
        lineChart({
          width: 452,
          height: 150,
          labels: ['2 Nov', '5', '8', '11', '14', '17'],
          max: 40,
          ticks: ['0', '20', '40'],
          series: [
            { values: [6, 14, 11, 22, 28, 34], area: true },
            { values: [8, 12, 16, 18, 20, 22], tone: 'faint', dashed: true },
          ],
        }),
        'Real and planned',
      ),
      panel(
        'By channel',
        levelBars('Search|88|121 leads', 'E-mail|66|92 leads', 'Instagram|45|61 leads', 'WhatsApp|28|38 leads'),
      ),
    ),
    card(
      'Steps',
      table(
        ['Step', 'Channel', 'Audience', 'Sent:num', 'Opened', 'Leads:num', 'State'],
        [
          ['Teaser', 'E-mail', 'Stockists, West', 4210, '41%', 38, 'good:Done'],
          ['Recipe film', 'Instagram', 'Home cooks', 86400, '–', 61, 'hue:Running'],
          ['Search, oats', 'Search', 'Buyers', 52180, '–', 121, 'hue:Running'],
          ['Offer', 'E-mail', 'Opened the teaser', 1726, '58%', 54, 'good:Done'],
          ['Reminder', 'WhatsApp', 'Asked price', 412, '83%', 38, 'hue:Running'],
        ],
        { total: 'So far' },
      ),
    ),
  ),
};
