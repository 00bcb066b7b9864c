import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const payables: Screen = {
  user: 'Farah Khan|Accountant',
  section: 'Payment runs',
  title: 'Bills to pay',
  note: '42 open, ₹38.6 lakh',
  action: 'Pay 3 bills',
  second: 'Scan bill',
  body: stack(
    figures(
      ['Due this week', '₹9.84 L', '11 bills'],
      ['Overdue', '₹1.12 L', '3 bills', 'bad'],
      ['Early discount', '₹14,200', 'until 21 Nov', 'good'],
      ['Days to pay', '31', '−2'],
    ),
    filters(['Open|42', 'To approve|6', 'Approved|19', 'Overdue|3'], 'Sorted by due date'),
    card(
      '',
      table(
        ['Bill', 'Vendor', 'Due', 'Amount:inr', 'Matched', 'State'],
        [
          ['code:KS/26/1184', 'Kaveri Steels', '20 Nov', 318600, 'good:3 of 3', 'good:Approved'],
          ['code:NP-0917', 'Nilgiri Packaging', '21 Nov', 142780, 'good:3 of 3', 'good:Approved'],
          ['code:DP/4471', 'Deccan Polymers', '21 Nov', 205320, 'good:3 of 3', 'good:Approved'],
          ['code:OF-2209', 'Orbit Fasteners', '22 Nov', 18290, 'warn:Price +4%', 'warn:To approve'],
          ['code:SB-7781', 'Shakti Bearings', '24 Nov', 56640, 'good:3 of 3', 'hue:Scheduled'],
          ['code:LC/118', 'Lotus Chemicals', '14 Nov', 87400, 'bad:No receipt', 'bad:Overdue'],
          ['code:VP-3320', 'Vindhya Paper', '26 Nov', 64900, 'good:3 of 3', 'hue:Scheduled'],
          ['code:ML-8842', 'Malabar Logistics', '27 Nov', 41300, 'good:2 of 2', 'warn:To approve'],
        ],
        { ticked: [0, 1, 2] },
      ),
    ),
  ),
};
