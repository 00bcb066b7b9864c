import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const stock: Screen = {
  user: 'Ritu Agarwal|Stores',
  section: 'On hand',
  title: 'Items',
  note: '1,284 items in 3 stores, ₹1.02 crore',
  action: 'Reorder 18',
  second: 'Transfer',
  body: stack(
    figures(
      ['Value', '₹1.02 Cr', '−2.1%', 'good'],
      ['Below minimum', '18', '4 urgent', 'warn'],
      ['No movement', '42', '180 days'],
      ['Turns', '9.4', '+0.6', 'good'],
    ),
    filters(['All|1,284', 'Raw|214', 'Packaging|168', 'Finished|96', 'Below minimum|18'], 'Store: Pune 1'),
    card(
      '',
      table(
        ['Item', 'Bin', 'On hand:plain', 'Reserved:plain', 'Free:plain', 'Level', 'Value:inr', 'State'],
        [
          ['two:Rolled oats|RM-0104, kg', 'A-02-1', '18,400', '6,200', '12,200', 'bar:74', 1030400, 'good:Fine'],
          ['two:Ragi flour|RM-0112, kg', 'A-02-3', '2,150', '1,900', '250', 'bar:14', 118250, 'bad:Urgent'],
          ['two:Palm sugar|RM-0131, kg', 'A-03-1', '5,600', '2,400', '3,200', 'bar:58', 425600, 'good:Fine'],
          ['two:Carton 350 x 250|PK-0042, pcs', 'C-11-2', '9,800', '8,200', '1,600', 'bar:22', 180320, 'warn:Reorder'],
          ['two:Pouch 400 g|PK-0057, pcs', 'C-12-1', '64,000', '21,000', '43,000', 'bar:81', 204800, 'good:Fine'],
          ['two:Masala oats 400 g|FG-0201, pcs', 'F-01-4', '14,280', '9,600', '4,680', 'bar:47', 828240, 'good:Fine'],
          ['two:Lemon tea 250 g|FG-0233, pcs', 'F-02-2', '3,940', '1,800', '2,140', 'bar:63', 346720, 'good:Fine'],
        ],
      ),
    ),
  ),
};
