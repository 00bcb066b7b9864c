import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const bankReconcile: Screen = {
  user: 'Imran Qureshi|Accountant',
  section: 'Matching',
  title: 'HDFC current account',
  note: 'Statement of 17 Nov 2026, 128 of 142 lines matched',
  action: 'Confirm 4 matches',
  second: 'Import statement',
  body: stack(
    figures(
      ['Bank balance', '₹61,90,000', ''],
      ['Book balance', '₹61,71,640', ''],
      ['Difference', '₹18,360', '14 lines', 'warn'],
      ['Matched by rule', '91%', '+3%', 'good'],
    ),
    beside(
      [1, 1],
      card(
        'Bank',
        table(
          ['Date', 'Text', 'Amount:inr'],
          [
            ['17 Nov', 'two:NEFT CORAL BAY|N3220418', 512400],
            ['17 Nov', 'two:UPI LOTUS LABS|4471@icici', 92750],
            ['16 Nov', 'two:RTGS KAVERI|Payment', -318600],
            ['16 Nov', 'two:CHG SMS QTR|Bank charge', -354],
            ['16 Nov', 'two:NACH GST PMT|Tax', -1680000],
            ['15 Nov', 'two:CHQ 004417|Clearing', 41300],
          ],
        ),
      ),
      card(
        'Books',
        table(
          ['Match', 'Entry', 'Amount:inr'],
          [
            ['good:99%', 'two:Receipt, Coral Bay|INV-4419, JV-2259', 512400],
            ['good:97%', 'two:Receipt, Lotus Labs|INV-4433', 92750],
            ['good:99%', 'two:Payment, Kaveri Steels|KS/26/1184', -318600],
            ['hue:Rule', 'two:Bank charges|New entry', -354],
            ['good:99%', 'two:GST, October|PMT-06', -1680000],
            ['bad:None', 'two:Choose an entry|2 candidates', 'muted:–'],
          ],
        ),
      ),
    ),
  ),
};
