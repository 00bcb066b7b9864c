import { month } from '../../../kit/blocks/calendar.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const leaveCalendar: Screen = {
  section: 'Team calendar',
  title: 'Team calendar',
  note: 'November 2026, Finance and People, 31 people',
  action: 'Apply for leave',
  second: 'Subscribe',
  body: card(
    '',
    month({
      startsOn: 6,
      days: 30,
      today: 18,
      entries: {
        3: ['hue:Farah Khan'],
        4: ['hue:Farah Khan'],
        5: ['hue:Farah Khan', 'hue:Rohan Shah'],
        8: ['full:Diwali'],
        9: ['full:Diwali holiday'],
        10: ['hue:Meera Joshi'],
        11: ['hue:Meera Joshi', 'hue:Kiran Bhat'],
        12: ['hue:Meera Joshi'],
        13: ['hue:Meera Joshi', 'warn:Asha, half day'],
        17: ['hue:Kiran Bhat'],
        18: ['hue:Kiran Bhat', 'warn:Tara, half day'],
        20: ['quiet:Nisha, asked'],
        24: ['full:Guru Nanak'],
        25: ['hue:Rohan Shah'],
        26: ['hue:Rohan Shah', 'quiet:Imran, asked'],
        27: ['hue:Rohan Shah', 'quiet:Imran, asked'],
        30: ['hue:Asha Thomas'],
      },
    }),
  ),
};

export const leaveApprovals: Screen = {
  section: 'Balances',
  title: 'Requests and balances',
  note: '4 requests wait for you, the oldest since 16 Nov',
  action: 'Approve 2 selected',
  second: 'Decline',
  body: beside(
    [2.35, 1],
    card(
      '',
      table(
        ['Person', 'Dates', 'Days:one', 'Kind', 'Left:one', 'Team'],
        [
          ['who:Nisha Reddy|Data analyst', 'two:24 to 26 Dec|Thu to Sat', 3, 'hue:Casual', 9.5, 'good:Covered'],
          ['who:Imran Qureshi|Accountant', 'two:26 to 27 Nov|Thu to Fri', 2, 'hue:Earned', 14, 'good:Covered'],
          ['who:Asha Thomas|HR partner', 'two:30 Nov|Monday', 1, 'warn:Sick', 5, 'good:Covered'],
          ['who:Kiran Bhat|Treasury', 'two:28 to 31 Dec|Mon to Thu', 4, 'hue:Earned', 2.5, 'bad:2 away'],
          ['who:Tara Bose|Sales lead', 'two:20 Nov|Half day', 0.5, 'hue:Casual', 6, 'good:Covered'],
          ['who:Rohan Shah|Controller', 'two:25 to 27 Nov|Wed to Fri', 3, 'hue:Earned', 11, 'quiet:Approved'],
          ['who:Farah Khan|Payroll', 'two:3 to 5 Nov|Tue to Thu', 3, 'hue:Casual', 4, 'quiet:Approved'],
          ['who:Meera Joshi|Head of people', 'two:10 to 13 Nov|Tue to Fri', 4, 'hue:Earned', 7, 'quiet:Approved'],
        ],
        { ticked: [0, 1] },
      ),
    ),
    stack(
      panel('Nisha Reddy', levelBars('Casual|53|4.5 of 8.5 left', 'Earned|40|4 of 10 left', 'Sick|86|6 of 7 left')),
      panel('Away on 24 to 26 Dec', lines('who:Farah Khan|||', 'who:Kiran Bhat|||', 'Team of 9||good:7 present')),
    ),
  ),
};
