import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { roster } from '../../../kit/blocks/roster.ts';
import type { Screen } from '../../../kit/frame.ts';

const shift = (name: string, week: string): [string, ...string[]] => [
  `who:${name}`,
  ...[...week].map(
    (mark) =>
      ({ E: 'hue:06–14', L: 'mid:14–22', N: 'full:22–06', O: 'quiet:Off', V: 'warn:Leave', X: 'bad:Open' })[mark] ??
      ':',
  ),
];

export const shiftRoster: Screen = {
  section: 'Planner',
  title: 'Week 48',
  note: '23 to 29 Nov 2026, packing hall, 24 people on 3 shifts',
  action: 'Publish roster',
  second: 'Copy last week',
  body: stack(
    figures(
      ['Shifts filled', '118 of 120', '2 open', 'bad'],
      ['Overtime', '14 h', 'in budget', 'good'],
      ['Rest rule', 'Kept', '11 h between', 'good'],
      ['Cost', '₹3.42 L', '−2.1%', 'good'],
    ),
    card(
      '',
      roster(
        ['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28', 'Sun 29'],
        [
          shift('Omkar Desai', 'EEEEEOO'),
          shift('Vikram Singh', 'EEELLOO'),
          shift('Yusuf Ansari', 'LLLLOOE'),
          shift('Gautam Kapoor', 'NNNNOOL'),
          shift('Rekha Mishra', 'OOEEEEE'),
          shift('Suresh Babu', 'LVVLLOO'),
          shift('Farida Shaikh', 'OONNNNO'),
          shift('Arjun Das', 'ELLOOEE'),
          shift('Open shifts', 'OXOOXOO'),
        ],
        150,
      ),
    ),
  ),
};
