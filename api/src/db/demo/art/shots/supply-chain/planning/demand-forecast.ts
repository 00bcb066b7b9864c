import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const demandForecast: Screen = {
  user: 'Pooja Saxena|Planner',
  section: 'Forecast',
  title: 'Masala oats 400 g',
  note: 'FG-0201, pieces a month, model "seasonal", updated 17 Nov 2026',
  action: 'Accept forecast',
  second: 'Add event',
  body: stack(
    figures(
      ['Next 3 months', '1,57,000', '+8%', 'good'],
      ['Accuracy', '91%', '+3%', 'good'],
      ['Stock covers', '11 days', 'goal 14', 'warn'],
      ['Events', '2', 'Winter breakfast'],
    ),
    panel(
      'Sold and expected',
      lineChart({
        width: 770,
        height: 188,
        labels: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
        max: 60,
        ticks: ['0', '20', '40', '60'],
        series: [
          {
            values: [
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              48,
              56,
              59,
              57,
            ],
            tone: 'mid',
            dashed: true,
          },
          {
            values: [
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              48,
              48,
              49,
              45,
            ],
            tone: 'mid',
            dashed: true,
          },
          {
            values: [
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
              48,
              52,
              54,
              51,
            ],
            dashed: true,
          },
          { values: [41, 38, 33, 29, 30, 34, 37, 40, 45, 48], area: true },
        ],
      }),
      'thousand pieces, with upper and lower bound',
    ),
    beside(
      [1.7, 1],
      card(
        'By month',
        table(
          ['Month', 'Model:num', 'Event:num', 'Sales said:num', 'Forecast:num', 'State'],
          [
            ['November', 46000, 2000, 48500, 48000, 'good:Accepted'],
            ['December', 48000, 4000, 53000, 52000, 'warn:Review'],
            ['January', 51000, 3000, 52500, 54000, 'warn:Review'],
            ['February', 51000, 0, 50000, 51000, 'quiet:Open'],
          ],
        ),
      ),
      panel('What drives it', levelBars('Season|78|48%', 'Promotions|46|26%', 'New stores|30|17%', 'Price|14|9%')),
    ),
  ),
};
