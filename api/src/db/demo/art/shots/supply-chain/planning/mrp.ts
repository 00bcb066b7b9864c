import { figures } from '../../../kit/blocks/figures.ts';
import { card, sized, stack } from '../../../kit/blocks/layout.ts';
import { roster } from '../../../kit/blocks/roster.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const mrp: Screen = {
  user: 'Pooja Saxena|Planner',
  section: 'Plan run',
  title: 'Run of 18 Nov 2026',
  note: '8 weeks, 214 items, 27 proposals, 41 seconds',
  action: 'Release 9 proposals',
  second: 'Run again',
  body: stack(
    figures(
      ['To buy', '18', '₹12.6 L'],
      ['To make', '9', '46,200 pieces'],
      ['Shortages', '4', 'first on 25 Nov', 'bad'],
      ['To move earlier', '3', 'orders', 'warn'],
    ),
    sized(
      216,
      card(
        'Ragi flour, kg',
        roster(
          ['Wk 47', 'Wk 48', 'Wk 49', 'Wk 50', 'Wk 51', 'Wk 52', 'Wk 1', 'Wk 2'],
          [
            ['Need', ':1,900', ':1,200', ':1,400', ':900', ':1,600', ':800', ':1,100', ':1,300'],
            ['Arriving', ':–', ':–', 'hue:2,000', ':–', 'hue:2,000', ':–', 'hue:2,000', ':–'],
            [
              'Stock',
              'quiet:250',
              'bad:−950',
              'bad:−350',
              'bad:−1,250',
              'bad:−850',
              'bad:−1,650',
              'bad:−750',
              'bad:−2,050',
            ],
            [
              'With proposals',
              'quiet:250',
              'good:1,050',
              'good:1,650',
              'good:750',
              'good:1,150',
              'good:350',
              'good:1,250',
              'good:1,950',
            ],
          ],
          130,
        ),
        'Minimum 200, lead time 5 days',
      ),
    ),
    card(
      'Proposals',
      table(
        ['Item', 'Do', 'Quantity:plain', 'Order by', 'Arrives', 'From', 'Why'],
        [
          ['Ragi flour', 'hue:Buy', '2,000 kg', '18 Nov', '24 Nov', 'Nandi Mills', 'bad:Shortage, week 48'],
          ['Ragi flour', 'hue:Buy', '2,000 kg', '4 Jan', '11 Jan', 'Nandi Mills', 'warn:Below minimum'],
          ['Carton 350 x 250', 'hue:Buy', '12,000', '19 Nov', '25 Nov', 'Nilgiri Packaging', 'warn:Below minimum'],
          ['Masala oats 400 g', 'hue:Make', '8,400', '20 Nov', '23 Nov', 'Line 2', 'quiet:Orders'],
        ],
      ),
    ),
  ),
};
