import { board, lane } from '../../../kit/blocks/board.ts';
import { conversation } from '../../../kit/blocks/conversation.ts';
import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const deskBoard: Screen = {
  user: 'Naveen Kumar|IT support',
  section: 'Queue',
  title: 'Board',
  note: '10 open, 1 near its limit, first answer in 11 min',
  action: 'New request',
  second: 'My queue',
  body: board(
    lane(
      'New',
      '',
      'Printer in hall 2 prints blank|Rekha Mishra, 11:18|quiet:Normal|Rekha Mishra',
      'Second monitor|Pooja Saxena, 10:52|quiet:Wish|Pooja Saxena',
      'VPN asks for a code twice|Tara Bose, 10:40|warn:Soon|Tara Bose',
      'New joiner, 23 Nov|Ananya Iyer, 09:30|hue:Checklist|Ananya Iyer',
    ),
    lane(
      'Working',
      '',
      'Scanner loses Wi-Fi in aisle F|Suresh Babu, 38 min left|bad:High|Naveen Kumar',
      'Payslip mail not arriving|Farah Khan, 2 h left|warn:Soon|Naveen Kumar',
      'Disk full on CCTV server|Alert, 5 h left|warn:Soon|Divya Rathore',
    ),
    lane(
      'Waiting',
      '',
      'Phone for Ishaan|Delivery 20 Nov|hue:Vendor|Divya Rathore',
      'Folder rights, finance|Rohan Shah must approve|hue:Approval|Naveen Kumar',
      'Camera at dock 6|Electrician, 19 Nov|hue:Vendor|Divya Rathore',
    ),
    lane(
      'Done today',
      '',
      'Password reset|Joseph Dsouza, 4 min|good:Solved|Naveen Kumar',
      'Excel will not open|Imran Qureshi, 22 min|good:Solved|Divya Rathore',
      'Badge reader, gate 1|Omkar Desai, 41 min|good:Solved|Naveen Kumar',
      'Guest Wi-Fi for auditors|Meera Joshi, 9 min|good:Solved|Divya Rathore',
    ),
  ),
};

export const deskTicket: Screen = {
  user: 'Naveen Kumar|IT support',
  section: 'Queue',
  title: 'Scanner loses Wi-Fi in aisle F',
  note: 'IT-2218 by Suresh Babu, 18 Nov 2026, 09:52, solve within 38 min',
  action: 'Solve',
  second: 'Hand over',
  body: beside(
    [1.8, 1],
    card(
      '',
      conversation(
        [
          'Suresh Babu|09:52|The scanner drops out in aisle F, between bins F-02 and F-05. I have to walk back to aisle C every time. Three of us have it since this morning.',
          'me|10:03|Thank you, Suresh. I can see access point AP-14 went down at 07:10. Do the scanners work if you stand at the fire door?',
          'Suresh Babu|10:06|Yes, there it works.',
          'me|10:21|Then it is AP-14. Its power supply is dead. Divya brings a new one now, about 20 minutes.',
          'Suresh Babu|10:48|It is back. Two of three are fine, mine still says "no network".',
          'me|10:52|Please hold the yellow key and press restart. I have sent the new profile to your device.',
        ],
        'Write an answer',
      ),
    ),
    stack(
      panel(
        'Request',
        facts(
          'Priority|bad:High',
          'First answer|good:11 min',
          'Solve by|warn:11:52',
          'Team|IT support',
          'People hit|3',
        ),
      ),
      panel(
        'Device',
        facts('Scanner|Zebra TC52', 'Serial|S21084417', 'Signal|good:−58 dBm', 'Profile|v14, sent 10:51'),
      ),
      panel('Same cause', lines('IT-2219, Arjun Das||good:Solved', 'IT-2221, Farida Shaikh||good:Solved')),
    ),
  ),
};
