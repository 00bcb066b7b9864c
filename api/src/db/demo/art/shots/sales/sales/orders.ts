import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const orders: Screen = {
  user: 'Sunita Rane|Order desk',
  section: 'Orders',
  title: 'Open orders',
  note: '58 orders, ₹96.4 lakh, 41 ship this week',
  action: 'New order',
  second: 'Print picks',
  body: stack(
    figures(
      ['Today', '17 orders', '₹24.1 L'],
      ['On time', '96.2%', '+0.8%', 'good'],
      ['Back orders', '4', '₹2.3 L', 'warn'],
      ['Average order', '₹1.66 L', '+4%', 'good'],
    ),
    filters(['All|58', 'To confirm|7', 'Picking|18', 'Shipped|29', 'Held|4'], 'Delivery date'),
    card(
      '',
      table(
        ['Order', 'Customer', 'Ordered', 'Deliver by', 'Filled', 'Amount:inr', 'State'],
        [
          ['code:SO-8812', 'Anand Retail', '17 Nov', '19 Nov', 'bar:100', 412600, 'good:Packed'],
          ['code:SO-8811', 'Coral Bay Hotels', '17 Nov', '20 Nov', 'bar:64', 186400, 'hue:Picking'],
          ['code:SO-8809', 'Northstar Hospitals', '17 Nov', '19 Nov', 'bar:88', 94250, 'hue:Picking'],
          ['code:SO-8806', 'Irani Cafe Group', '16 Nov', '18 Nov', 'bar:100', 58900, 'good:Shipped'],
          ['code:SO-8801', 'Zenith Motors', '16 Nov', '21 Nov', 'bar:0', 274000, 'warn:To confirm'],
          ['code:SO-8798', 'Lotus Labs', '14 Nov', '18 Nov', 'bar:100', 36120, 'good:Shipped'],
          ['code:SO-8790', 'Bharat Agro', '13 Nov', '18 Nov', 'bar:72', 128750, 'bad:Back order'],
          ['code:SO-8787', 'Konkan Stores', '13 Nov', '17 Nov', 'bar:100', 21840, 'good:Delivered'],
        ],
      ),
    ),
  ),
};
