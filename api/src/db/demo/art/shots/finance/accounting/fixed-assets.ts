import { facts } from '../../../kit/blocks/fields.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const fixedAssets: Screen = {
  user: 'Rohan Shah|Controller',
  section: 'Register',
  title: 'Filling line 3',
  note: 'Asset FA-0284, plant and machinery, Pune',
  action: 'Post depreciation',
  second: 'Dispose',
  body: stack(
    figures(
      ['Cost', '₹84,00,000', 'Nov 2023'],
      ['Book value', '₹58,80,000', '70%'],
      ['A month', '₹70,000', 'straight line'],
      ['Life left', '7 y 0 m', 'of 10'],
    ),
    beside(
      [1.6, 1],
      panel(
        'Book value',
        lineChart({
          width: 452,
          height: 180,
          labels: ['2023', '2025', '2027', '2029', '2031', '2033'],
          max: 90,
          ticks: ['0', '30', '60', '90'],
          series: [
            { values: [84, 70.3, 56.3, 42.3, 28.3, 7], tone: 'mid', dashed: true },
            { values: [84, 70.3, 58.8], area: true },
          ],
        }),
        '₹ lakh',
      ),
      panel(
        'Details',
        facts(
          'Serial|FL3-88420',
          'Supplier|Vega Machines',
          'Location|Pune, hall 2',
          'Insured until|31 Mar 2027',
          'Verified|good:4 Oct 2026',
        ),
      ),
    ),
    card(
      'Parts of this asset',
      table(
        ['Part', 'In use since', 'Cost:inr', 'Depreciated:inr', 'Book value:inr', 'Life'],
        [
          ['Filler and conveyor', 'Nov 2023', 5400000, 1620000, 3780000, '10 years'],
          ['Capping head', 'Nov 2023', 1800000, 540000, 1260000, '10 years'],
          ['Vision check', 'Nov 2023', 1200000, 360000, 840000, '10 years'],
        ],
        { total: 'FA-0284' },
      ),
    ),
  ),
};
