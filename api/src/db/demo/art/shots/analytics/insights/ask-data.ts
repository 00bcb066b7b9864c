import { chat } from '../../../kit/blocks/chat.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const askData: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Ask',
  title: 'New question',
  note: 'Answers from 11 sources that you may read',
  action: 'Save answer',
  second: 'Add to board',
  body: beside(
    [1.9, 1],
    card(
      '',
      chat(
        'Which products lost margin since July, and why?',
        'Two products lost more than one point. Honey fell from 24.1% to 18.0%, because the price of raw honey rose by 19% in September. Ragi cookies fell from 29.6% to 28.2% through more scrap on oven 2.',
        lineChart({
          width: 458,
          height: 172,
          labels: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
          max: 40,
          ticks: ['0', '10%', '20%', '30%', '40%'],
          series: [{ values: [29.6, 29.4, 28.9, 28.6, 28.2], tone: 'mid' }, { values: [24.1, 23.8, 20.2, 18.6, 18.0] }],
        }),
        ['Honey by supplier', 'Scrap on oven 2', 'What if we raise the price by 5%?'],
      ),
    ),
    stack(
      panel(
        'How this was found',
        lines(
          'Orders|78,420 rows|good:Fresh',
          'BOM & Routing|96 products|good:Fresh',
          'Purchase Orders|raw honey|good:Fresh',
        ),
      ),
      panel(
        'The sum behind it',
        levelBars(
          'Honey, July|60|24.1%|mid',
          'Honey, November|45|18.0%',
          'Cookies, July|74|29.6%|mid',
          'Cookies, November|70|28.2%',
        ),
      ),
      panel('Asked before', lines('Best customers by margin||Tue', 'Late deliveries by carrier||Mon')),
    ),
  ),
};
