import { events, form } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const requisitions: Screen = {
  user: 'Aarav Menon|Plant head',
  section: 'Approvals',
  title: 'Spare parts for line 3',
  note: 'PR-1842 by Vikram Singh, 17 Nov 2026, needed by 27 Nov',
  action: 'Approve',
  second: 'Send back',
  body: beside(
    [1.9, 1],
    stack(
      `<div>${panel('Request', form(['Reason|Bearing noise on the filler, stop planned for 28 Nov'], ['Cost centre|1110 Line 1 to 3', 'Delivery|Pune, store 2'], ['Urgency|warn:Within 10 days', 'Contract|Shakti Bearings, 2026']))}</div>`,
      card(
        'Items',
        table(
          ['Item', 'Stock', 'Quantity:plain', 'Price:inr', 'Amount:inr'],
          [
            ['two:Bearing 6205-2RS|SP-0418', 'warn:2 left', 8, 412, 3296],
            ['two:Bearing 6308|SP-0422', 'bad:None', 4, 1280, 5120],
            ['two:Shaft seal 35x52|SP-0511', 'good:14 left', 6, 190, 1140],
            ['two:Grease, food grade, 1 kg|SP-0733', 'good:9 left', 4, 860, 3440],
          ].map((row) =>
            row.map((value, at) => (at === 3 ? `muted:₹${Number(value).toLocaleString('en-IN')}` : value)),
          ),
          { total: 'Total' },
        ),
      ),
    ),
    stack(
      panel('Budget 1110, repairs', levelBars('Spent|81|₹52.1 L of 64.0', 'With this request|91|₹58.6 L|mid')),
      panel(
        'Approval',
        events(
          'good|Vikram Singh asked|17 Nov, 16:22',
          'good|Stores checked the stock|17 Nov, 17:05',
          'warn|Aarav Menon, up to ₹50,000|Today',
          'quiet|Order to Shakti Bearings|After approval',
        ),
      ),
      panel(
        'Bought before',
        lines('Bearing 6205-2RS|Jul 2026, 8 pieces|₹405', 'Bearing 6308|Mar 2026, 4 pieces|₹1,240'),
      ),
    ),
  ),
};
