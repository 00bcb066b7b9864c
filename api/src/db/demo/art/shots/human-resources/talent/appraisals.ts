import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { barChart } from '../../../kit/charts/bar-chart.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const appraisals: Screen = {
  section: 'Calibration',
  title: 'Calibration, Operations',
  note: 'Cycle 2026, 52 people, session on 25 Nov',
  action: 'Lock ratings',
  second: 'Compare teams',
  body: stack(
    beside(
      [1.5, 1],
      panel(
        'Ratings against guidance',
        barChart({
          width: 440,
          height: 164,
          labels: ['1', '2', '3', '4', '5'],
          max: 30,
          ticks: ['0', '10', '20', '30'],
          values: [
            [1, 2],
            [6, 5],
            [24, 26],
            [16, 14],
            [5, 5],
          ],
          grouped: true,
        }),
        'People, given and guided',
      ),
      panel(
        'Progress',
        levelBars(
          'Self reviews|100|52 of 52',
          'Manager reviews|94|49 of 52',
          'Peer feedback|81|126 of 156',
          'Calibrated|62|32 of 52',
        ),
      ),
    ),
    card(
      'To discuss',
      table(
        ['Person', 'Manager', 'Goals:num', 'Self:one', 'Rated:one', 'Last year:one', 'Proposal'],
        [
          ['who:Omkar Desai', 'Aarav Menon', 5, 4.2, 4.5, 4.0, 'good:Up to 5'],
          ['who:Vikram Singh', 'Omkar Desai', 4, 4.0, 3.2, 3.8, 'warn:Gap 0.8'],
          ['who:Rekha Mishra', 'Omkar Desai', 4, 3.5, 3.9, 3.4, 'good:Up to 4'],
          ['who:Gautam Kapoor', 'Omkar Desai', 3, 3.8, 2.4, 3.1, 'bad:Down to 2'],
          ['who:Bhavna Shetty', 'Lakshmi Nair', 5, 4.1, 4.1, 4.2, 'quiet:Stays 4'],
          ['who:Arjun Das', 'Lakshmi Nair', 4, 3.3, 3.4, 3.2, 'quiet:Stays 3'],
        ],
      ),
    ),
  ),
};
