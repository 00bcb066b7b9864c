import { feed } from '../../../kit/blocks/feed.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const feedback: Screen = {
  user: 'Neha Kulkarni|Service lead',
  section: 'Responses',
  title: 'Responses',
  note: '1 to 18 Nov 2026, 412 answers after delivery and service',
  action: 'Call 5 customers',
  second: 'Share',
  body: stack(
    figures(
      ['Satisfied', '4.4 of 5', '+0.1', 'good'],
      ['Recommend', '+52', '+4', 'good'],
      ['Answered', '31%', '412 of 1,329'],
      ['To call back', '5', '2 since Monday', 'bad'],
    ),
    beside(
      [1.5, 1],
      panel(
        'Satisfaction by week',
        lineChart({
          width: 434,
          height: 150,
          labels: ['40', '41', '42', '43', '44', '45', '46'],
          max: 1,
          ticks: ['4.0', '4.5', '5.0'],
          series: [{ values: [0.16, 0.22, 0.2, 0.28, 0.34, 0.32, 0.42], area: true }],
        }),
      ),
      panel(
        'What people speak about',
        levelBars(
          'On time|84|148, mostly good',
          'Taste|72|126, good',
          'Packaging|46|81, mixed|mid',
          'Bills|24|42, mostly bad|bad',
        ),
      ),
    ),
    card(
      'Latest',
      feed(
        'Farhan Lobo|Coral Bay Hotels|11:32|Short delivery, but the answer came in seven minutes and the van was confirmed. That is how it should be.|good:5 of 5',
        'Sandhya Pai|Freshmart|10:05|The new labels peel off in the cold shelf. Please look at the glue.|warn:3 of 5',
      ),
      '38 new',
    ),
  ),
};
