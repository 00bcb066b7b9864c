import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { checklist } from '../../../kit/blocks/steps.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const inspections: Screen = {
  user: 'Lakshmi Nair|Quality lead',
  section: 'Inspection lots',
  title: 'Masala oats, batch B219',
  note: 'Final inspection QI-3071, line 2, 18 Nov 2026, plan FG-02',
  action: 'Release batch',
  second: 'Hold',
  body: stack(
    beside(
      [1.7, 1],
      card(
        'Measurements',
        table(
          ['Check', 'Limit', 'Measured', 'Samples:plain', 'State'],
          [
            ['Net weight', '400 to 408 g', '403.2 g', 8, 'good:Passed'],
            ['Moisture', 'up to 9.0%', '8.1%', 3, 'good:Passed'],
            ['Seal strength', 'from 22 N', '26.4 N', 5, 'good:Passed'],
            ['Salt', '1.1 to 1.3%', '1.28%', 3, 'warn:Near limit'],
            ['Colour', '5 to 7', '6', 3, 'good:Passed'],
            ['Metal', 'None', 'None', 8400, 'good:Passed'],
          ],
        ),
        '6 of 6 done',
      ),
      panel(
        'Before release',
        checklist(
          'x|Label and best before|3 photos',
          'x|Taste panel|4.5 of 5',
          'x|Kept sample|Q-121',
          'x|Allergen swab|negative',
          '|Signature|Lakshmi Nair',
        ),
      ),
    ),
    panel(
      'Salt in the last 12 batches',
      lineChart({
        width: 770,
        height: 244,
        labels: ['B208', 'B209', 'B210', 'B211', 'B212', 'B213', 'B214', 'B215', 'B216', 'B217', 'B218', 'B219'],
        max: 3,
        ticks: ['1.05%', '1.15%', '1.25%', '1.35%'],
        series: [
          { values: Array.from({ length: 12 }, () => 2.5), tone: 'faint', dashed: true },
          { values: Array.from({ length: 12 }, () => 0.5), tone: 'faint', dashed: true },
          { values: [1.4, 1.3, 1.6, 1.5, 1.2, 1.4, 1.7, 1.6, 1.9, 2.0, 2.1, 2.3] },
        ],
      }),
      'Rising for four batches: check the dosing of mixer 2',
    ),
  ),
};
