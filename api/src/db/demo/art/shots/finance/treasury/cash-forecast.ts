import { figures } from '../../../kit/blocks/figures.ts';
import { card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const cashForecast: Screen = {
  user: 'Kiran Bhat|Treasury',
  section: 'Forecast',
  title: '13 weeks',
  note: 'From 16 Nov 2026, all accounts, base scenario',
  action: 'Save scenario',
  second: 'What if',
  body: stack(
    figures(
      ['Cash today', '₹1.12 Cr', '4 accounts'],
      ['Lowest point', '₹38.4 L', 'week 51', 'warn'],
      ['In 13 weeks', '₹1.46 Cr', '+₹34 L', 'good'],
      ['Credit line', '₹75 L', 'unused'],
    ),
    panel(
      'Balance',
      lineChart({
        width: 770,
        height: 166,
        labels: ['46', '47', '48', '49', '50', '51', '52', '1', '2', '3', '4', '5', '6'],
        max: 200,
        ticks: ['0', '50', '100', '150', '200'],
        series: [
          { values: [112, 104, 92, 70, 58, 38.4, 61, 80, 96, 88, 112, 131, 146], area: true },
          { values: [112, 108, 101, 86, 80, 66, 92, 114, 132, 128, 156, 176, 192], tone: 'mid', dashed: true },
        ],
      }),
      '₹ lakh by week, base and good case',
    ),
    card(
      '',
      table(
        ['Flow', 'Week 47:inr', 'Week 48:inr', 'Week 49:inr', 'Week 50:inr', 'Week 51:inr'],
        [
          ['Receipts', 2640000, 2210000, 3180000, 2460000, 2350000],
          ['Vendors', -1820000, -1710000, -1640000, -2080000, -1830000],
          ['Salaries', 0, 0, -1540000, 0, 0],
          ['Taxes', -1680000, 0, 0, -310000, -2200000],
          ['Loans', 60000, -1700000, -2200000, -1270000, -280000],
        ],
        { total: 'Change' },
      ),
    ),
  ),
};
