import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const breakdownLog: Screen = {
  user: 'Vikram Singh|Maintenance',
  section: 'History',
  title: 'Stops in November',
  note: '1 to 18 Nov 2026, 31 stops, 14 h 20 min',
  action: 'Report a breakdown',
  second: 'Export',
  body: stack(
    beside(
      [1.55, 1],
      panel(
        'Minutes lost by machine',
        barChart({
          width: 440,
          height: 172,
          labels: ['Oven 2', 'Filler 3', 'Wrapper', 'Sealer', 'Mixer 2', 'Others'],
          max: 300,
          ticks: ['0', '100', '200', '300'],
          values: [[268], [214], [142], [96], [74], [66]],
          strong: 0,
        }),
        '860 min',
      ),
      panel(
        'Causes',
        levelBars(
          'Belt and drive|74|312 min',
          'Bearings|51|214 min',
          'Sensors|39|166 min',
          'Operation|25|104 min',
          'Other|15|64 min',
        ),
      ),
    ),
    card(
      'Lately',
      table(
        ['Machine', 'What happened', 'Start', 'Minutes:num', 'Cause', 'By', 'State'],
        [
          ['Oven 2', 'Belt runs to the left', '18 Nov, 11:12', 12, 'Belt and drive', 'team:Vikram Singh', 'bad:Open'],
          ['Line 1 wrapper', 'No product from oven', '18 Nov, 11:15', 9, 'Follows', 'team:Omkar Desai', 'warn:Open'],
          ['Filler 3', 'Bearing noise, slower', '17 Nov, 15:40', 55, 'Bearings', 'team:Vikram Singh', 'hue:Planned'],
          ['Sealer, line 2', 'Jaw temperature', '16 Nov, 09:05', 38, 'Sensors', 'team:Suresh Babu', 'good:Closed'],
          ['Mixer 2', 'Lid switch', '14 Nov, 13:30', 21, 'Sensors', 'team:Vikram Singh', 'good:Closed'],
        ],
      ),
    ),
  ),
};
