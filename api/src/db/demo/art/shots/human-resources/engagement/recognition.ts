import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { feed } from '../../../kit/blocks/feed.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const recognition: Screen = {
  section: 'Wall',
  title: 'Wall',
  note: '46 thank-yous this month, 128 people took part',
  action: 'Thank someone',
  body: beside(
    [1.8, 1],
    card(
      '',
      feed(
        'Aarav Menon|thanked Omkar Desai|18 Nov, 09:40|Line 3 ran the whole Diwali week without a stop. That was planning, not luck. Thank you to you and the night shift.|hue:Ownership, 200 points',
        'Tara Bose|thanked Manish Patel|17 Nov, 16:05|For handing over eleven key accounts with notes that anyone can follow.|hue:Care, 100 points',
        'Rohan Shah|thanked Nisha Reddy|17 Nov, 11:22|The freight report paid for itself in its first week: ₹1.8 lakh of double bills found.|hue:Sharp eye, 150 points',
        'Lakshmi Nair|thanked Bhavna Shetty|16 Nov, 14:48|You stopped the batch when the label looked wrong. It was wrong.|hue:Quality first, 100 points',
        'Meera Joshi|thanked Pooja Saxena|16 Nov, 10:15|First day, first question, first answer shared with everyone. Welcome.|hue:Care, 50 points',
      ),
    ),
    stack(
      panel(
        'Most thanked in November',
        lines('who:Omkar Desai||7', 'who:Nisha Reddy||6', 'who:Bhavna Shetty||5', 'who:Ishaan Verma||4'),
      ),
      panel(
        'Points given',
        levelBars('Ownership|82|4,100', 'Quality first|66|3,300', 'Care|48|2,400', 'Sharp eye|30|1,500'),
      ),
    ),
  ),
};
