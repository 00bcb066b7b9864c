import { card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const timesheets: Screen = {
  section: 'My week',
  title: 'My week',
  note: '16 to 22 Nov 2026',
  action: 'Submit week',
  second: 'Copy last week',
  user: 'Ishaan Verma|Field engineer',
  body: stack(
    card(
      '',
      table(
        ['Project', 'Task', 'Mon:one', 'Tue:one', 'Wed:one', 'Thu:one', 'Fri:one', 'Billable'],
        [
          ['two:Coral Bay chillers|C-2041', 'Commissioning', 4, 5.5, 6, 0, 0, 'good:Yes'],
          ['two:Northstar AMC|C-1987', 'Preventive visit', 2.5, 0, 0, 4, 4, 'good:Yes'],
          ['two:Zenith line 4|C-2056', 'Site survey', 0, 1.5, 0, 3, 0, 'good:Yes'],
          ['two:Training|INT-04', 'Safety refresher', 0, 0, 1, 0, 0, 'quiet:No'],
          ['two:Travel|INT-01', 'Pune to Mumbai', 1.5, 1, 0, 1, 0.5, 'quiet:No'],
        ],
        { total: 'Total' },
      ),
    ),
    `<div style="height:216px;display:grid;grid-template-columns:1.5fr 1fr;gap:12px">${panel(
      'Hours by day',
      barChart({
        width: 440,
        height: 158,
        labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        max: 10,
        ticks: ['0', '5', '10'],
        values: [
          [6.5, 1.5],
          [7, 1],
          [6, 1],
          [7, 1],
          [4, 0.5],
        ],
        limit: 8,
      }),
      'Billable and other',
    )}${panel('This week', levelBars('Billable|86|30.5 h', 'Travel|11|4 h', 'Internal|3|1 h'))}</div>`,
  ),
};
timesheets.body = timesheets.body.replace('class="stack"', 'class="stack grow-first"');
