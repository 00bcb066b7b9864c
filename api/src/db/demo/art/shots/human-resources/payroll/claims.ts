import { events } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const claims: Screen = {
  section: 'Approvals',
  title: 'Chennai customer visit',
  note: 'Claim CL-2026-0871 by Nisha Reddy, sent 13 Nov 2026',
  action: 'Approve ₹6,420',
  second: 'Send back',
  user: 'Rohan Shah|Controller',
  body: beside(
    [1.9, 1],
    stack(
      `<div>${card(
        'Receipts',
        table(
          ['Item', 'Date', 'Kind', 'Receipt', 'Amount:inr'],
          [
            ['two:Flight, Bengaluru to Chennai|Economy, return', '10 Nov', 'hue:Travel', 'PDF', 3180],
            ['two:Airport taxi|Kempegowda airport', '10 Nov', 'hue:Travel', 'JPG', 640],
            ['two:Hotel, one night|Guindy', '11 Nov', 'hue:Stay', 'PDF', 1850],
            ['two:Dinner with customer|2 people', '11 Nov', 'hue:Meals', 'JPG', 520],
            ['two:Metro and auto|3 rides', '11 Nov', 'hue:Travel', 'None', 230],
          ],
          { total: 'Claimed', row: 46 },
        ),
        '4 of 5 with receipt',
      )}</div>`,
      card(
        'Nisha Reddy this year',
        table(
          ['Claim', 'Sent', 'Paid', 'Amount:inr'],
          [
            ['Customer visit, Mumbai', '2 Sep', '30 Sep', 8240],
            ['Conference, Pune', '14 Jul', '31 Jul', 11600],
            ['Books', '3 Jun', '30 Jun', 1890],
          ],
        ),
        '3 claims',
      ),
    ),
    stack(
      panel(
        'Policy',
        lines(
          'Travel class||good:Within',
          'Hotel up to ₹3,500||good:Within',
          'Meals up to ₹800||good:Within',
          'Receipt over ₹200||warn:1 missing',
        ),
      ),
      panel(
        'Course',
        events(
          'good|Sent by Nisha Reddy|13 Nov, 09:18',
          'good|Checked by policy|13 Nov, 09:18',
          'warn|With Rohan Shah|Since 5 days',
          'quiet|Paid with salary|30 Nov',
        ),
      ),
    ),
  ),
};
