import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const spares: Screen = {
  user: 'Vikram Singh|Maintenance',
  section: 'Levels',
  title: 'Critical parts',
  note: '38 parts that stop a line, ₹14.8 lakh in stock',
  action: 'Reorder 3',
  second: 'Print labels',
  body: stack(
    figures(
      ['Available', '35 of 38', '92%', 'warn'],
      ['Value', '₹14.8 L', ''],
      ['Longest delivery', '84 days', 'servo drive'],
      ['Used this month', '11', '₹62,400'],
    ),
    filters(['All|38', 'Missing|3', 'Below minimum|4', 'On order|5'], 'Line: all'),
    card(
      '',
      table(
        ['Part', 'For', 'Stock:plain', 'Minimum:plain', 'Delivery', 'Price:inr', 'Bin', 'State'],
        [
          ['two:Servo drive 2 kW|SP-0901', 'Filler 3', 1, 1, '84 days', 186000, 'S-01-2', 'good:Fine'],
          ['two:Bearing 6308|SP-0422', 'Filler 3', 0, 4, '6 days', 1280, 'S-04-1', 'bad:Missing'],
          ['two:Bearing 6205-2RS|SP-0418', 'Filler 3', 2, 6, '6 days', 412, 'S-04-1', 'warn:On order'],
          ['two:Oven belt 12 m|SP-0615', 'Oven 1, 2', 1, 1, '28 days', 94000, 'S-09-1', 'good:Fine'],
          ['two:Heater 6 kW|SP-0622', 'Oven 1, 2', 3, 2, '14 days', 8600, 'S-09-3', 'good:Fine'],
          ['two:Sealing jaw|SP-0733', 'Line 2', 0, 2, '21 days', 22400, 'S-06-2', 'bad:Missing'],
          ['two:PLC card DI-32|SP-0955', 'All lines', 2, 1, '56 days', 41500, 'S-01-4', 'good:Fine'],
        ],
      ),
    ),
  ),
};
