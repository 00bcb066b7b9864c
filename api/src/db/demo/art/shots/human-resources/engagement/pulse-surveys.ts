import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { roster } from '../../../kit/blocks/roster.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const pulseSurveys: Screen = {
  section: 'Results',
  title: 'November pulse',
  note: '11 questions, 9 to 16 Nov 2026, answers are anonymous',
  action: 'Share results',
  second: 'Export',
  body: stack(
    figures(
      ['Answered', '201 of 248', '81%', 'good'],
      ['Engagement', '7.8', '+0.3', 'good'],
      ['Would recommend', '+41', '+6', 'good'],
      ['Comments', '58', '9 new'],
    ),
    beside(
      [1.5, 1],
      panel(
        'Engagement over the year',
        lineChart({
          width: 430,
          height: 168,
          labels: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
          max: 3,
          ticks: ['6', '7', '8', '9'],
          series: [
            { values: [0.9, 1.0, 1.2, 1.1, 1.5, 1.8], area: true },
            { values: [1.2, 1.2, 1.3, 1.3, 1.3, 1.4], tone: 'faint', dashed: true },
          ],
        }),
        'Company and benchmark',
      ),
      panel(
        'Strongest and weakest',
        levelBars(
          'My team helps me|89|8.9',
          'I know what is expected|84|8.4',
          'I can speak openly|76|7.6',
          'My workload is fair|58|5.8|warn',
        ),
      ),
    ),
    card(
      'By team',
      roster(
        ['Purpose', 'Growth', 'Manager', 'Workload', 'Recognition', 'Overall'],
        [
          ['Operations, 74', 'mid:8.1', 'hue:7.2', 'mid:8.3', 'warn:5.4', 'hue:7.1', 'hue:7.4'],
          ['Finance, 22', 'mid:8.0', 'hue:7.5', 'full:8.8', 'hue:6.6', 'hue:7.4', 'hue:7.8'],
          ['Sales, 41', 'full:8.7', 'mid:8.2', 'mid:8.4', 'hue:6.1', 'mid:8.1', 'mid:8.0'],
          ['Service, 38', 'hue:7.6', 'hue:6.8', 'mid:8.0', 'bad:4.9', 'hue:6.9', 'hue:7.0'],
        ],
        150,
      ),
    ),
  ),
};
