import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { tiles } from '../../../kit/blocks/tiles.ts';
import { donut } from '../../../kit/charts/donut.ts';
import type { Screen } from '../../../kit/frame.ts';

export const benefits: Screen = {
  section: 'Enrolment',
  title: 'Enrolment 2026–27',
  note: 'Open until 30 Nov, 198 of 248 people have chosen',
  action: 'Remind 50 people',
  second: 'Edit plans',
  body: stack(
    `<div style="height:276px">${tiles(3, 'star', 'Health cover, ₹5 lakh|Self, spouse, 2 children|good:231 chosen', 'Parents cover, ₹3 lakh|₹412 a month from salary|hue:96 chosen', 'Term life, 3 x salary|Paid by the company|good:248 covered', 'Meal card|Up to ₹2,600 a month|hue:174 chosen', 'Fuel and driver|Against bills|hue:41 chosen', 'National pension|10% of basic, employer|hue:63 chosen')}</div>`,
    beside(
      [1.5, 1],
      card(
        'Claims on the health cover',
        table(
          ['Person', 'Hospital', 'Asked:inr', 'State'],
          [
            ['who:Vikram Singh', 'Ruby Hall, Pune', 84200, 'good:Settled'],
            ['who:Asha Thomas', 'Manipal, Bengaluru', 36500, 'hue:In review'],
            ['who:Suresh Babu', 'Apollo, Chennai', 142800, 'hue:Cashless'],
            ['who:Rekha Mishra', 'Jehangir, Pune', 21700, 'warn:Bill missing'],
          ],
        ),
      ),
      panel(
        'Cost to the company',
        donut(
          [
            ['Health', 38.4],
            ['Pension', 21.6],
            ['Meal card', 16.2],
            ['Life', 7.8],
          ],
          '₹84 L|a year',
          118,
        ),
      ),
    ),
  ),
};
