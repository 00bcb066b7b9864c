import { figures } from '../../kit/blocks/figures.ts';
import { filters } from '../../kit/blocks/filters.ts';
import { card, stack } from '../../kit/blocks/layout.ts';
import { table } from '../../kit/blocks/table.ts';
import type { Value } from '../../kit/cell.ts';
import type { Film } from '../film.ts';
import { note } from '../note.ts';
import { pointer } from '../pointer.ts';

type Order = [code: string, vendor: string, buyer: string, due: string, amount: number, state: string];

const orders: Order[] = [
  ['PO-7714', 'Kaveri Steels', 'Dev Malhotra', '24 Nov', 318600, 'warn:To approve'],
  ['PO-7713', 'Nilgiri Packaging', 'Harini Rao', '21 Nov', 142780, 'hue:Sent'],
  ['PO-7712', 'Surya Grinding', 'Dev Malhotra', '25 Nov', 96000, 'warn:To approve'],
  ['PO-7711', 'Deccan Polymers', 'Dev Malhotra', '20 Nov', 205320, 'hue:Sent'],
  ['PO-7709', 'Orbit Fasteners', 'Harini Rao', '16 Nov', 18290, 'bad:2 days late'],
  ['PO-7706', 'Shakti Bearings', 'Dev Malhotra', '26 Nov', 56640, 'hue:Sent'],
  ['PO-7702', 'Lotus Chemicals', 'Harini Rao', '18 Nov', 87400, 'good:Received'],
  ['PO-7695', 'Vega Machines', 'Harini Rao', '4 Dec', 412000, 'warn:To approve'],
];

/** Which row is ticked when. */
const ticks: [second: number, row: number][] = [
  [1.1, 0],
  [1.9, 2],
  [2.9, 7],
];
const APPROVED = 4.5;
const shown = (second: number) => ticks.filter(([at]) => second >= at).map(([, row]) => row);

/** Three orders are chosen and approved together. */
export const purchaseOrders: Film = {
  moduleId: 'purchase-orders',
  seconds: 7,
  poster: 3.6,
  screen: (second) => {
    const approved = second >= APPROVED;
    const ticked = approved ? [] : shown(second);
    const open = approved ? 2 : 5;
    return {
      section: 'Orders',
      title: 'Orders',
      note: '31 open, ₹48.2 lakh, 4 late',
      action: ticked.length ? `Approve ${ticked.length}` : 'New order',
      second: 'Export',
      user: 'Sanjay Gupta|Procurement',
      body: stack(
        figures(
          ['To approve', String(open), approved ? '₹1.84 L' : '₹10.11 L', 'warn'],
          ['Arriving this week', '12', '₹16.9 L'],
          ['Late', '4', '₹3.2 L', 'bad'],
          ['Saved this year', '₹11.8 L', '3.1%', 'good'],
        ),
        filters(
          ['Open|31', `To approve|${open}`, `Sent|${approved ? 17 : 14}`, 'Partly received|8', 'Late|4'],
          'Plant: Pune',
        ),
        card(
          '',
          table(
            ['Order', 'Vendor', 'Buyer', 'Due', 'Amount:inr', 'State'],
            orders.map((order) => row(order, approved)),
            { ticked },
          ),
        ),
      ),
    };
  },
  above: (second) =>
    note('3 orders approved and sent, ₹8,26,600', APPROVED + 0.2, second) +
    pointer(
      [
        [0, 520, 590],
        [1, 225, 248, 0.9],
        [1.8, 225, 334, 0.6],
        [2.8, 225, 549, 0.7],
        [4.2, 955, 42, 1.1],
      ],
      [1, 1.8, 2.8, APPROVED - 0.1],
      second,
    ),
  styles: `.table{table-layout:fixed}.table .pick{width:36px}.primary{min-width:112px;justify-content:center}`,
};

function row([code, vendor, buyer, due, amount, state]: Order, approved: boolean): Value[] {
  return [
    `code:${code}`,
    vendor,
    `who:${buyer}`,
    due,
    amount,
    approved && state === 'warn:To approve' ? 'good:Approved' : state,
  ];
}
