import { card } from '../../../kit/blocks/layout.ts';
import { tree } from '../../../kit/blocks/tree.ts';
import type { Screen } from '../../../kit/frame.ts';

export const orgChart: Screen = {
  section: 'Chart',
  title: 'Operations and supply',
  note: '86 people, 4 open positions, as of 18 Nov 2026',
  action: 'Add position',
  second: 'Print',
  body: card(
    '',
    tree(
      {
        text: 'Kavita Rao|COO, 86',
        person: true,
        strong: true,
        children: [
          {
            text: 'Aarav Menon|Plant head, 52',
            person: true,
            children: [
              { text: 'Omkar Desai|Production, 38', person: true },
              { text: 'Lakshmi Nair|Quality, 14', person: true },
            ],
          },
          {
            text: 'Sanjay Gupta|Procurement, 9',
            person: true,
            children: [
              { text: 'Dev Malhotra|Buyer', person: true },
              { text: 'Harini Rao|Buyer', person: true },
            ],
          },
          {
            text: 'Ritu Agarwal|Logistics, 21',
            person: true,
            children: [{ text: 'Warehouse|Vacant', chip: 'warn:Open' }],
          },
        ],
      },
      { width: 802, height: 550, box: [148, 58] },
    ),
  ),
};
