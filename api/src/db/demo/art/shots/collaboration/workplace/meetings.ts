import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { checklist } from '../../../kit/blocks/steps.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { week } from '../../../kit/blocks/week.ts';
import type { Screen } from '../../../kit/frame.ts';

export const meetings: Screen = {
  user: 'Meera Joshi|Head of people',
  section: 'Calendar',
  title: 'Week 47',
  note: '16 to 20 Nov 2026, 11 meetings, 9 h 15 min',
  action: 'New meeting',
  second: 'Find a time',
  body: beside(
    [2.5, 1],
    card(
      '',
      week(
        ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'],
        9,
        17,
        [
          [0, 9, 1, 'Week start', 'Room 1', 'mid'],
          [0, 11, 1, 'Offer talk', 'Room 3', 'hue'],
          [0, 14, 1.5, 'Labour law', 'Online', 'hue'],
          [1, 10, 1.5, 'Appraisals', 'Hall', 'mid'],
          [1, 15, 1, 'One to one', 'Ananya Iyer', 'hue'],
          [2, 9.5, 1, 'Union talk', 'Room 1', 'hue'],
          [2, 11, 1, 'People board', 'Room 2, now', 'full'],
          [2, 14, 1, 'Benefits', 'Room 2', 'hue'],
          [3, 11, 1, 'Interview', 'S. Ghosh', 'hue'],
          [3, 13.5, 1.5, 'Calibration', 'Room 1', 'mid'],
          [4, 11, 1, 'Town hall', 'Hall', 'mid'],
        ],
        2.3,
      ),
    ),
    stack(
      panel(
        'People board',
        lines(
          'Headcount plan|Rohan Shah|15 min',
          'Festival roster|Omkar Desai|10 min',
          'Appraisal dates|Ananya Iyer|20 min',
          'Health cover|Meera Joshi|15 min',
        ),
      ),
      panel(
        'Decided last time',
        checklist('x|Night bus from Wakad|Ritu', 'x|Two more trainees|Omkar', '|Crèche, get quotes|Asha'),
      ),
      panel('Here now', facts('Room|2, fifth floor', 'Present|6 of 7', 'Minutes|Asha Thomas')),
    ),
  ),
};
