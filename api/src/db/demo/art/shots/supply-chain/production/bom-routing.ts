import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tree } from '../../../kit/blocks/tree.ts';
import type { Screen } from '../../../kit/frame.ts';

export const bomRouting: Screen = {
  user: 'Pooja Saxena|Planner',
  section: 'Bills',
  title: 'Masala oats 400 g',
  note: 'FG-0201, version 7, valid from 1 Nov 2026',
  action: 'Release version 8',
  second: 'Compare',
  body: stack(
    card(
      '',
      `<div style="padding:2px">${tree(
        {
          text: 'Masala oats 400 g|1 piece, ₹58.00',
          strong: true,
          children: [
            {
              text: 'Oat mix|0.405 kg, ₹38.60',
              children: [
                { text: 'Rolled oats|0.364 kg, ₹20.40' },
                { text: 'Masala mix|0.032 kg, ₹14.90' },
                { text: 'Salt, oil|0.009 kg, ₹3.30' },
              ],
            },
            {
              text: 'Packaging|₹7.60',
              children: [{ text: 'Pouch 400 g|1 piece, ₹3.20' }, { text: 'Carton, share|1/24, ₹4.40' }],
            },
            { text: 'Making|₹11.80', children: [{ text: 'Line 2 and people|0.34 min, ₹11.80' }] },
          ],
        },
        { width: 798, height: 270, box: [208, 42], sideways: true },
      )}</div>`,
    ),
    card(
      'Routing',
      table(
        ['Step', 'Work', 'Place', 'Set up', 'A piece', 'People:plain', 'Cost:dec'],
        [
          ['10', 'Roast oats', 'Roaster 1', '20 min', '0.08 min', 1, 2.6],
          ['20', 'Mix with masala', 'Mixer 2', '15 min', '0.06 min', 1, 2.1],
          ['30', 'Fill and seal', 'Line 2', '35 min', '0.12 min', 3, 4.5],
          ['40', 'Metal check', 'Line 2', '5 min', '0.02 min', 0, 0.6],
          ['50', 'Pack cartons', 'Line 2 end', '10 min', '0.06 min', 2, 2.0],
        ],
        { total: 'A piece' },
      ),
    ),
  ),
};
