import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { dial, levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const cycleCount: Screen = {
  user: 'Ritu Agarwal|Stores',
  section: 'Counts',
  title: 'Today',
  note: 'Wednesday, 18 Nov 2026, aisles A and C, 24 bins',
  action: 'Close count',
  second: 'Recount 3',
  body: beside(
    [2, 1],
    card(
      'Aisles A and C',
      table(
        ['Bin', 'Item', 'Booked:plain', 'Counted:plain', 'Difference:plain', 'State'],
        [
          ['code:A-02-1', 'Rolled oats', '18,400', '18,400', '0', 'good:Equal'],
          ['code:A-02-3', 'Ragi flour', '2,150', '2,148', '−2', 'good:In limit'],
          ['code:A-03-1', 'Palm sugar', '5,600', '5,600', '0', 'good:Equal'],
          ['code:A-03-2', 'Jaggery', '1,240', '1,190', '−50', 'bad:Recount'],
          ['code:C-11-2', 'Carton 350 x 250', '9,800', '9,825', '+25', 'warn:Recount'],
          ['code:C-11-4', 'Carton 300 x 200', '4,100', '4,100', '0', 'good:Equal'],
          ['code:C-12-1', 'Pouch 400 g', '64,000', '63,400', '−600', 'warn:Recount'],
          ['code:C-12-2', 'Pouch 150 g', '38,500', '38,500', '0', 'good:Equal'],
          ['code:C-13-1', 'Shrink film', '212', '212', '0', 'good:Equal'],
          ['code:C-13-3', 'Labels, tea', '21,000', '–', '–', 'quiet:To count'],
        ],
      ),
      '9 of 24 counted',
    ),
    stack(
      panel(
        'Accuracy',
        `<div style="display:grid;place-items:center;height:100%">${dial(98, '98.4%', 'last 90 days', 128)}</div>`,
      ),
      panel('By counter', levelBars('Suresh Babu|75|6 of 8', 'Arjun Das|25|2 of 8', 'Farida Shaikh|12|1 of 8')),
      panel(
        'Differences by week',
        barChart({
          width: 222,
          height: 128,
          labels: ['43', '44', '45', '46', '47'],
          max: 12,
          ticks: ['0', '6', '12'],
          values: [[11], [8], [9], [5], [3]],
          strong: 4,
        }),
        'bins',
      ),
    ),
  ),
};
