import { figures } from '../../../kit/blocks/figures.ts';
import { filters } from '../../../kit/blocks/filters.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { roster } from '../../../kit/blocks/roster.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const attendanceToday: Screen = {
  section: 'Daily sheet',
  title: 'Today',
  note: 'Wednesday, 18 Nov 2026, general shift 09:00 to 18:00',
  action: 'Mark attendance',
  second: 'Download register',
  body: stack(
    figures(
      ['In', '214', '90.7%', 'good'],
      ['Late', '13', 'over 10 min', 'warn'],
      ['On leave', '9', '3 half days'],
      ['Not seen', '13', 'call them', 'bad'],
    ),
    filters(['Everyone|236', 'Late|13', 'Not seen|13', 'On site|171'], 'Team: Operations'),
    card(
      '',
      table(
        ['Name', 'Shift', 'In', 'Out', 'Hours:dec', 'Where', 'State'],
        [
          ['who:Omkar Desai', 'General', 'code:08:52', 'code:–', 3.6, 'Gate 2', 'good:On time'],
          ['who:Lakshmi Nair', 'General', 'code:08:58', 'code:–', 3.5, 'Gate 1', 'good:On time'],
          ['who:Vikram Singh', 'Early', 'code:06:01', 'code:–', 6.45, 'Gate 2', 'good:On time'],
          ['who:Pooja Saxena', 'General', 'code:09:26', 'code:–', 3.03, 'Gate 1', 'warn:Late 26 min'],
          ['who:Harsh Vardhan', 'General', 'code:–', 'code:–', 0, '', 'bad:Not seen'],
          ['who:Sneha Pillai', 'General', 'code:09:04', 'code:–', 3.4, 'Phone, Pune', 'good:On time'],
          ['who:Yusuf Ansari', 'Early', 'code:05:57', 'code:11:40', 5.72, 'Gate 2', 'quiet:Half day'],
          ['who:Bhavna Shetty', 'General', 'code:08:49', 'code:–', 3.65, 'Gate 1', 'good:On time'],
        ],
      ),
    ),
  ),
};

const registerRow = (name: string, marks: string): [string, ...string[]] => [
  `who:${name}`,
  ...[...marks].map(
    (mark) => ({ P: 'hue:P', L: 'warn:L', A: 'bad:A', H: 'mid:½', V: 'quiet:V', W: ':', C: 'quiet:H' })[mark] ?? ':',
  ),
];

export const attendanceRegister: Screen = {
  section: 'Period lock',
  title: 'Register',
  note: '2 to 15 Nov 2026, Operations, 38 people',
  action: 'Close period',
  second: 'Export for payroll',
  body: stack(
    figures(
      ['Present days', '361', 'of 380'],
      ['Late marks', '11', '−4', 'good'],
      ['Absent', '4', '2 unexplained', 'bad'],
      ['Overtime', '46:30 h', '+6:10'],
    ),
    card(
      '',
      roster(
        [
          'Mo 2',
          'Tu 3',
          'We 4',
          'Th 5',
          'Fr 6',
          'Sa 7',
          'Su 8',
          'Mo 9',
          'Tu 10',
          'We 11',
          'Th 12',
          'Fr 13',
          'Sa 14',
          'Su 15',
        ],
        [
          registerRow('Omkar Desai', 'PPPPPPWCPPPPPW'),
          registerRow('Lakshmi Nair', 'PPPPPWWCPPPPWW'),
          registerRow('Vikram Singh', 'PPLPPPWCPPPPPW'),
          registerRow('Pooja Saxena', 'PLPPPWWCPVVPWW'),
          registerRow('Harsh Vardhan', 'PPPAPPWCPPPPPW'),
          registerRow('Sneha Pillai', 'PPPPPWWCPPLPWW'),
          registerRow('Yusuf Ansari', 'PPHPPPWCPPPHPW'),
          registerRow('Bhavna Shetty', 'PPPPPWWCVVVVWW'),
          registerRow('Gautam Kapoor', 'PPPPLPWCPPPPAW'),
        ],
        150,
      ),
    ),
  ),
};
