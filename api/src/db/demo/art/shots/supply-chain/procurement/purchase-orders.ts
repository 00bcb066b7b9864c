import { facts } from '../../../kit/blocks/fields.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { invoice } from '../../../kit/blocks/invoice.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const purchaseOrders: Screen = {
  user: 'Sanjay Gupta|Procurement',
  section: 'Orders',
  title: 'Orders',
  note: '31 open, ₹48.2 lakh, 4 late',
  action: 'New order',
  second: 'Export',
  body: stack(
    figures(
      ['To approve', '5', '₹8.14 L', 'warn'],
      ['Arriving this week', '12', '₹16.9 L'],
      ['Late', '4', '₹3.2 L', 'bad'],
      ['Saved this year', '₹11.8 L', '3.1%', 'good'],
    ),
    filters(['Open|31', 'To approve|5', 'Sent|14', 'Partly received|8', 'Late|4'], 'Plant: Pune'),
    card(
      '',
      table(
        ['Order', 'Vendor', 'Buyer', 'Due', 'Received', 'Amount:inr', 'State'],
        [
          ['code:PO-7714', 'Kaveri Steels', 'team:Dev Malhotra', '24 Nov', 'bar:0', 318600, 'warn:To approve'],
          ['code:PO-7713', 'Nilgiri Packaging', 'team:Harini Rao', '21 Nov', 'bar:60', 142780, 'hue:Sent'],
          ['code:PO-7711', 'Deccan Polymers', 'team:Dev Malhotra', '20 Nov', 'bar:80', 205320, 'hue:Sent'],
          ['code:PO-7709', 'Orbit Fasteners', 'team:Harini Rao', '16 Nov', 'bar:45', 18290, 'bad:2 days late'],
          ['code:PO-7706', 'Shakti Bearings', 'team:Dev Malhotra', '26 Nov', 'bar:0', 56640, 'hue:Sent'],
          ['code:PO-7702', 'Lotus Chemicals', 'team:Harini Rao', '18 Nov', 'bar:100', 87400, 'good:Received'],
          ['code:PO-7698', 'Vindhya Paper', 'team:Dev Malhotra', '17 Nov', 'bar:100', 64900, 'good:Received'],
          ['code:PO-7695', 'Vega Machines', 'team:Harini Rao', '4 Dec', 'bar:0', 412000, 'warn:To approve'],
        ],
      ),
    ),
  ),
};

export const purchaseOrder: Screen = {
  user: 'Sanjay Gupta|Procurement',
  section: 'Orders',
  title: 'PO-7714',
  note: 'Kaveri Steels, from 3 quotes, needed by 24 Nov 2026',
  action: 'Approve',
  second: 'Ask the buyer',
  body: beside(
    [2, 1],
    invoice({
      title: 'Purchase order',
      dueLabel: 'Deliver by',
      seller: 'Sahyadri Foods Pvt Ltd',
      sellerNote: 'Chakan, Pune 410501',
      buyer: 'Kaveri Steels',
      buyerNote: 'MIDC, Satara 415004',
      number: 'PO-7714',
      date: '18 Nov 2026',
      due: '24 Nov 2026',
      rate: 18,
      taxName: 'GST',
      lines: [
        ['SS 304 sheet, 2 mm', '7219', 600, 285],
        ['SS 304 pipe, 50 mm', '7306', 180, 410],
        ['MS angle, 40 x 40', '7216', 420, 60],
      ],
    }),
    stack(
      panel(
        'Quotes',
        lines('Kaveri Steels|5 days|good:₹2,70,000', 'Sangam Metals|4 days|₹2,84,500', 'Pune Tubes|9 days|₹2,67,800'),
      ),
      panel('Vendor', levelBars('On time|96|96%', 'Quality|99|99.2%', 'Price against market|62|−2.4%|good')),
      panel('Approval', facts('Buyer|Dev Malhotra', 'Limit of buyer|₹2,00,000', 'Next|warn:Sanjay Gupta')),
    ),
  ),
};
