import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tree } from '../../../kit/blocks/tree.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const costCentres: Screen = {
  user: 'Kiran Bhat|Treasury',
  section: 'Structure',
  title: 'Cost centres',
  note: '38 centres, October 2026, ₹58.4 lakh',
  action: 'Add centre',
  second: 'Run allocation',
  body: stack(
    card(
      '',
      `<div style="padding:4px 0">${tree(
        {
          text: '1000 Sahyadri|₹58.4 L',
          strong: true,
          children: [
            {
              text: '1100 Plant Pune|₹36.9 L',
              children: [
                { text: '1110 Line 1 to 3|₹24.1 L', chip: 'good:−2%' },
                { text: '1120 Utilities|₹8.6 L', chip: 'bad:+7%' },
                { text: '1130 Quality|₹4.2 L', chip: 'good:−1%' },
              ],
            },
            {
              text: '1200 Sales|₹13.2 L',
              children: [
                { text: '1210 Key accounts|₹7.9 L', chip: 'good:−3%' },
                { text: '1220 Regions|₹5.3 L', chip: 'warn:+2%' },
              ],
            },
            {
              text: '1300 Head office|₹8.3 L',
              children: [
                { text: '1310 Finance|₹4.6 L', chip: 'good:0%' },
                { text: '1320 People|₹3.7 L', chip: 'good:−1%' },
              ],
            },
          ],
        },
        { width: 800, height: 340, box: [210, 42], sideways: true },
      )}</div>`,
    ),
    beside(
      [1.6, 1],
      card(
        'Allocation keys',
        table(
          ['From', 'Key', 'To', 'Amount:inr'],
          [
            ['1120 Utilities', 'Machine hours', '1110, 1130', 860000],
            ['1310 Finance', 'Head count', 'All', 460000],
            ['1320 People', 'Head count', 'All', 370000],
          ],
        ),
      ),
      panel(
        'Against plan',
        levelBars('Plant Pune|94|₹36.9 L of 39.2', 'Sales|97|₹13.2 L of 13.6', 'Head office|99|₹8.3 L of 8.4'),
      ),
    ),
  ),
};
