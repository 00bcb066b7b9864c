import { events } from '../../../kit/blocks/fields.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const policyHub: Screen = {
  user: 'Meera Joshi|Head of people',
  section: 'Library',
  title: 'Policies',
  note: '46 in force, 5 due for review, 94% read and confirmed',
  action: 'New policy',
  second: 'Remind 15 people',
  body: stack(
    figures(
      ['Confirmed', '94%', '+2%', 'good'],
      ['To review', '5', 'by 31 Dec', 'warn'],
      ['Exceptions', '3', '1 ends soon'],
      ['Questions', '7', '2 open'],
    ),
    beside(
      [2.7, 1],
      card(
        '',
        table(
          ['Policy', 'Version:plain', 'Owner', 'Confirmed', 'Review', 'State'],
          [
            ['two:Code of conduct|Everyone', '6', 'team:Meera Joshi', 'bar:98', 'Mar 2027', 'good:In force'],
            ['two:Prevention of harassment|Everyone', '4', 'team:Meera Joshi', 'bar:97', 'Jan 2027', 'good:In force'],
            ['two:Food safety|Plant', '9', 'team:Lakshmi Nair', 'bar:100', 'Jun 2027', 'good:In force'],
            ['two:Travel and claims|Everyone', '5', 'team:Rohan Shah', 'bar:91', 'Dec 2026', 'warn:Review'],
            ['two:Passwords and devices|Everyone', '3', 'team:Naveen Kumar', 'bar:88', 'Dec 2026', 'warn:Review'],
            [
              'two:Gifts and invitations|Sales, purchase',
              '2',
              'team:Smita Kelkar',
              'bar:84',
              'Feb 2027',
              'good:In force',
            ],
            ['two:Personal data|Everyone', '1', 'team:Smita Kelkar', 'bar:0', 'New', 'hue:Draft'],
          ],
        ),
      ),
      stack(
        panel(
          'Personal data, draft',
          events(
            'good|Written by Smita Kelkar|9 Nov',
            'good|Comments from IT and HR|14 Nov, 11 taken over',
            'warn|Board decides|25 Nov',
            'quiet|Everyone reads|1 to 15 Dec',
          ),
        ),
        panel(
          'Not yet confirmed',
          levelBars('Sales|62|9 people|warn', 'Production|28|4 people', 'Service|14|2 people'),
        ),
      ),
    ),
  ),
};
