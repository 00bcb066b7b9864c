import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';
import { idCard } from '../../../kit/blocks/id-card.ts';

export const idCards: Screen = {
  section: 'Print queue',
  title: 'To print',
  note: '12 cards, layout "Staff 2026", printer Pune-2',
  action: 'Print 12 cards',
  second: 'Download photos',
  body: stack(
    `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:12px">${[
      ['Dev Malhotra', 'Procurement', 'TX-0412'],
      ['Nisha Reddy', 'Finance', 'TX-0413'],
      ['Vikram Singh', 'Maintenance', 'TX-0414'],
    ]
      .map(([name = '', team = '', code = '']) => idCard(name, team, code))
      .join('')}</div>`,
    card(
      'Next in the queue',
      table(
        ['Person', 'Card', 'Reason', 'Photo', 'Doors', 'State'],
        [
          ['who:Pooja Saxena', 'code:TX-0415', 'Joined 16 Nov', 'Approved', '3 zones', 'good:Ready'],
          ['who:Harsh Vardhan', 'code:TX-0231', 'Card damaged', 'Approved', '5 zones', 'good:Ready'],
          ['who:Sneha Pillai', 'code:TX-0416', 'Joined 16 Nov', 'Too dark', '2 zones', 'warn:New photo'],
          ['who:Gautam Kapoor', 'code:TX-0259', 'Lost on 14 Nov', 'Approved', '3 zones', 'good:Ready'],
          ['who:Joseph Dsouza', 'code:TX-0304', 'New position', 'Approved', '2 zones', 'good:Ready'],
          ['who:Rekha Mishra', 'code:TX-0142', 'Card expired', 'Approved', '4 zones', 'good:Ready'],
          ['who:Yusuf Ansari', 'code:TX-0178', 'Name changed', 'Approved', '4 zones', 'good:Ready'],
        ],
      ),
    ),
  ),
};
