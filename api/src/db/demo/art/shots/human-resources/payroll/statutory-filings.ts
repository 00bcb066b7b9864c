import { facts } from '../../../kit/blocks/fields.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { steps } from '../../../kit/blocks/steps.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';
import { rupees } from '../../../kit/text.ts';

export const statutoryFilings: Screen = {
  section: 'Challans',
  title: 'Provident fund, October 2026',
  note: 'Establishment PUPUN0042178, due 15 Nov',
  action: 'Pay challan',
  second: 'Download ECR',
  user: 'Farah Khan|Payroll',
  body: stack(
    steps(3, 'Wages', 'ECR file', 'Challan', 'Payment', 'Receipt'),
    beside(
      [1.75, 1],
      card(
        'Contributions',
        table(
          ['Account', 'Base:inr', 'Employee:inr', 'Employer:inr', 'Sum:inr'],
          [
            ['EPF (A/c 1)', 3720000, 446400, 136524, 582924],
            ['EPS (A/c 10)', 3720000, 0, 309876, 309876],
            ['EDLI (A/c 21)', 3720000, 0, 18600, 18600],
            ['Admin (A/c 2)', 3720000, 0, 18600, 18600],
          ].map(([name = '', base = 0, employee = 0, employer = 0, both = 0]) => [
            name,
            `muted:${rupees(Number(base))}`,
            employee,
            employer,
            both,
          ]),
          { total: 'Challan' },
        ),
      ),
      panel(
        'Challan',
        facts(
          'TRRN|3122611004718',
          'Members|242',
          'New members|6',
          'Exits|2',
          'Amount|₹9,30,000',
          'Valid until|20 Nov 2026',
        ),
      ),
    ),
    card(
      'Earlier months',
      table(
        ['Month', 'Members:num', 'Challan:inr', 'Paid on', 'Receipt', 'State'],
        [
          ['September 2026', 238, 916200, '14 Oct 2026', 'code:3122610003996', 'good:Filed'],
          ['August 2026', 237, 914100, '12 Sep 2026', 'code:3122609003702', 'good:Filed'],
          ['July 2026', 235, 902750, '14 Aug 2026', 'code:3122608003411', 'good:Filed'],
          ['June 2026', 231, 889300, '15 Jul 2026', 'code:3122607003120', 'good:Filed'],
        ],
      ),
    ),
  ),
};
