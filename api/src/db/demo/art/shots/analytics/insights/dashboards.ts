import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { roster } from '../../../kit/blocks/roster.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { donut } from '../../../kit/charts/donut.ts';
import { dial, levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const sales: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Pages',
  title: 'Sales overview',
  note: 'April to November 2026, all regions, updated 11:20',
  action: 'Share',
  second: 'Edit',
  body: stack(
    figures(
      ['Revenue', '₹13.06 Cr', '+6.8%', 'good'],
      ['Orders', '7,842', '+4.1%', 'good'],
      ['Margin', '31.4%', '+0.9%', 'good'],
      ['Returns', '1.1%', '+0.2%', 'warn'],
    ),
    beside(
      [1.6, 1],
      panel(
        'Revenue',
        lineChart({
          width: 452,
          height: 186,
          labels: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
          max: 210,
          ticks: ['0', '70', '140', '210'],
          series: [
            { values: [142, 148, 150, 153, 160, 164, 176, 181], tone: 'faint', dashed: true },
            { values: [148, 151, 147, 159, 164, 172, 199, 166], area: true },
          ],
        }),
        '₹ lakh, and last year',
      ),
      panel(
        'By channel',
        donut(
          [
            ['Key accounts', 52],
            ['Stockists', 27],
            ['Hotels', 14],
            ['Online', 7],
          ],
          '₹13.06 Cr|8 months',
          118,
        ),
      ),
    ),
    beside(
      [1, 1.15, 1],
      panel('By region', levelBars('West|92|₹5.61 Cr', 'South|63|₹3.84 Cr', 'North|41|₹2.48 Cr', 'East|19|₹1.13 Cr')),
      card(
        'Top products',
        table(
          ['Product', 'Revenue:inr', 'Share'],
          [
            ['Masala oats', 46800000, '36%'],
            ['Ragi cookies', 29400000, '23%'],
            ['Lemon tea', 21200000, '16%'],
            ['Honey', 12600000, '10%'],
          ],
        ),
      ),
      panel(
        'Orders by weekday',
        barChart({
          width: 226,
          height: 158,
          labels: ['M', 'T', 'W', 'T', 'F', 'S'],
          max: 1800,
          ticks: ['0', '600', '1,200', '1,800'],
          values: [[1610], [1480], [1325], [1290], [1402], [735]],
        }),
      ),
    ),
  ),
};

export const operations: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Pages',
  title: 'Operations',
  note: 'Plant Pune, week 47, updated every minute',
  action: 'Share',
  second: 'Edit',
  body: stack(
    beside(
      [1, 1, 1, 1],
      ...(
        [
          [78, '78.4%', 'OEE'],
          [96, '96.2%', 'On time'],
          [87, '87%', 'Load'],
          [99, '98.7%', 'First pass'],
        ] as [number, string, string][]
      ).map(([percent, value, label]) => panel('', dial(percent, value, label, 104))),
    ),
    beside(
      [1.6, 1],
      panel(
        'Pieces an hour, today',
        barChart({
          width: 452,
          height: 160,
          labels: ['06', '07', '08', '09', '10', '11'],
          max: 5000,
          ticks: ['0', '2,500', '5,000'],
          values: [[3620], [4180], [4310], [4240], [3760], [1370]],
          limit: 4200,
        }),
        'Goal 4,200',
      ),
      panel(
        'Energy',
        lineChart({
          width: 268,
          height: 160,
          labels: ['06', '08', '10', '11'],
          max: 400,
          ticks: ['0', '200', '400'],
          series: [{ values: [210, 340, 318, 296], area: true }],
        }),
        'kW',
      ),
    ),
    card(
      'OEE by line and day',
      roster(
        ['Thu 12', 'Fri 13', 'Sat 14', 'Mon 16', 'Tue 17', 'Wed 18'],
        [
          ['Line 1, cookies', 'mid:83', 'mid:82', 'mid:80', 'mid:81', 'mid:79', 'hue:71'],
          ['Line 2, oats', 'full:87', 'full:89', 'mid:84', 'full:88', 'full:90', 'full:91'],
          ['Line 3, filling', 'hue:76', 'hue:75', 'hue:74', 'hue:72', 'hue:69', 'warn:61'],
          ['Line 4, tea', 'full:93', 'full:90', 'full:91', 'full:92', 'full:94', 'full:95'],
        ],
        150,
      ),
    ),
  ),
};
