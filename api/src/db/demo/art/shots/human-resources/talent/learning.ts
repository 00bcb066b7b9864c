import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tiles } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const learning: Screen = {
  section: 'My learning',
  title: 'My learning',
  note: '2 courses running, 1 due this month',
  action: 'Find a course',
  user: 'Pooja Saxena|Planner',
  body: stack(
    figures(
      ['Hours this year', '14.5', 'goal 24'],
      ['Finished', '6', 'courses'],
      ['Due', '1', 'by 30 Nov', 'warn'],
      ['Certificates', '3', '1 expires in Mar'],
    ),
    `<div style="height:182px">${tiles(3, 'play', 'Food safety level 2|Lesson 5 of 8, 40 min left|bar:62', 'Reading an MRP run|Lesson 2 of 6, 55 min left|bar:33', 'Fire drill and exits|Due 30 Nov, 20 min|warn:Not started')}</div>`,
    card(
      'Path: packaging planner',
      table(
        ['Course', 'Kind', 'Length', 'Seats:num', 'Next date', 'State'],
        [
          ['Packaging materials', 'Online', '1 h 10 min', 0, 'Any time', 'good:Finished'],
          ['Line balancing', 'Classroom, Pune', '1 day', 4, '26 Nov 2026', 'hue:Booked'],
          ['Vendor visits', 'Practice', '2 days', 2, '1 Dec 2026', 'quiet:Open'],
          ['Costing for planners', 'Online', '2 h 30 min', 0, 'Any time', 'quiet:Open'],
        ].map((row) => row.map((value) => (value === 0 ? 'muted:–' : value))),
      ),
    ),
  ),
};
