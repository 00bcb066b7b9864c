import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { steps } from '../../../kit/blocks/steps.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const gstReturns: Screen = {
  user: 'Imran Qureshi|Accountant',
  section: 'Returns',
  title: 'GSTR-3B, October 2026',
  note: '27AABCS4471K1Z5, Maharashtra, due 20 Nov',
  action: 'File return',
  second: 'Pay ₹16,80,000',
  body: stack(
    steps(3, 'Sales', 'Purchases', '2B match', 'Set off', 'File'),
    figures(
      ['Output tax', '₹34,20,000', ''],
      ['Input credit', '₹17,40,000', ''],
      ['To pay in cash', '₹16,80,000', ''],
      ['Not in 2B', '17', '₹62,400', 'warn'],
    ),
    card(
      'Set off',
      table(
        ['Tax', 'Liability:inr', 'Credit IGST:inr', 'Credit CGST:inr', 'Credit SGST:inr', 'Cash:inr'],
        [
          ['IGST', 1420000, 860000, 0, 0, 560000],
          ['CGST', 1000000, 0, 440000, 0, 560000],
          ['SGST', 1000000, 0, 0, 440000, 560000],
        ],
        { total: 'October' },
      ),
    ),
    card(
      'Sales by rate',
      table(
        ['Rate', 'Invoices:num', 'Taxable value:inr', 'Tax:inr'],
        [
          ['18%', 214, 16500000, 2970000],
          ['12%', 61, 2750000, 330000],
          ['5%', 38, 2400000, 120000],
        ],
        { total: 'October' },
      ),
    ),
  ),
};
