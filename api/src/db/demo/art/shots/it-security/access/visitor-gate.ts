import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const visitorGate: Screen = {
  user: 'Joseph Dsouza|Gate',
  section: 'Expected',
  title: 'Today',
  note: 'Gate 1, Pune, Wednesday, 18 Nov 2026, 11:24',
  action: 'Check in',
  second: 'Invite visitor',
  body: beside(
    [2, 1],
    card(
      '',
      table(
        ['Visitor', 'Visits', 'Plan', 'In', 'Badge', 'State'],
        [
          ['who:Mahesh Patil|Kaveri Steels', 'Sanjay Gupta', '10:00', 'code:09:54', 'code:V-018', 'good:Inside'],
          ['who:Dr. Vidya Sagar|Company doctor', 'Meera Joshi', '10:30', 'code:10:28', 'code:V-021', 'good:Inside'],
          ['who:Alok Jain|Auditor', 'Rohan Shah', '10:30', 'code:10:33', 'code:V-022', 'good:Inside'],
          ['who:Ritika Sen|Auditor', 'Rohan Shah', '10:30', 'code:10:33', 'code:V-023', 'good:Inside'],
          ['who:Shweta Ghosh|Interview', 'Ananya Iyer', '11:00', 'code:10:51', 'code:V-024', 'good:Inside'],
          ['who:Faiz Ahmed|Metrolab', 'Lakshmi Nair', '11:30', 'code:–', 'code:–', 'hue:Expected'],
          ['who:Sandhya Pai|Freshmart', 'Tara Bose', '12:00', 'code:–', 'code:–', 'hue:Expected'],
          ['who:Ravi Shinde|Electrician', 'Vikram Singh', '14:00', 'code:–', 'code:–', 'warn:No permit'],
          ['who:Mitali Rao|School group, 6', 'Leela Varma', '15:00', 'code:–', 'code:–', 'hue:Expected'],
        ],
      ),
    ),
    stack(
      panel(
        'Badge V-024',
        facts(
          'Name|Shweta Ghosh',
          'From|Pune',
          'Host|Ananya Iyer',
          'Zones|Lobby, meeting 2',
          'Safety film|good:Seen',
          'Photo and ID|good:Checked',
          'Leave by|12:30',
        ),
      ),
      panel(
        'Visitors by hour',
        barChart({
          width: 222,
          height: 160,
          labels: ['08', '09', '10', '11', '12', '14', '15'],
          max: 8,
          ticks: ['0', '4', '8'],
          values: [[1], [2], [5], [1], [1], [1], [6]],
          strong: 3,
        }),
      ),
    ),
  ),
};
