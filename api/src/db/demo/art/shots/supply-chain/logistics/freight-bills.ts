import { events } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

export const freightBills: Screen = {
  user: 'Ritu Agarwal|Logistics',
  section: 'Bill check',
  title: 'ML-8842, Malabar Logistics',
  note: 'Bill of 14 Nov 2026, 6 trips, ₹41,300',
  action: 'Approve ₹38,900',
  second: 'Dispute ₹2,400',
  body: stack(
    card(
      'Trips',
      table(
        ['Trip', 'Route', 'Weight', 'Contract:inr', 'Billed:inr', 'Difference:inr', 'Finding'],
        [
          ['code:TR-2207', 'Pune to Mumbai', '8.2 t', 9200, 9200, 0, 'good:Equal'],
          ['code:TR-2211', 'Pune to Nashik', '4.6 t', 6100, 6100, 0, 'good:Equal'],
          ['code:TR-2214', 'Pune to Surat', '9.0 t', 12400, 12400, 0, 'good:Equal'],
          ['code:TR-2218', 'Pune to Kolhapur', '3.1 t', 4800, 5600, 800, 'warn:Waiting not agreed'],
          ['code:TR-2220', 'Pune to Satara', '2.4 t', 3200, 4800, 1600, 'bad:Billed twice'],
          ['code:TR-2223', 'Pune to Chakan', '2.0 t', 3200, 3200, 0, 'good:Equal'],
        ],
        { total: 'ML-8842' },
      ),
    ),
    beside(
      [1.35, 1, 1.05],
      panel(
        'Cost a tonne-km',
        lineChart({
          width: 282,
          height: 168,
          labels: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
          max: 3,
          ticks: ['₹5', '₹6', '₹7', '₹8'],
          series: [{ values: [1.9, 1.8, 1.6, 1.7, 1.4, 1.3], area: true }],
        }),
      ),
      panel(
        'Found this year',
        levelBars(
          'Billed twice|72|₹1,84,000',
          'Wrong rate|48|₹1,22,000',
          'Waiting|31|₹78,000',
          'Fuel surcharge|16|₹40,500',
        ),
      ),
      panel(
        'Course',
        events(
          'good|Read from the PDF|14 Nov, 18:02',
          'good|Matched with 6 trips|14 Nov, 18:02',
          'warn|2 findings|Today',
          'quiet|To Payables|After approval',
        ),
      ),
    ),
  ),
};
