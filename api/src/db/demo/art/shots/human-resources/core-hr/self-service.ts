import { facts } from '../../../kit/blocks/fields.ts';
import { figures } from '../../../kit/blocks/figures.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const selfService: Screen = {
  section: 'Home',
  title: 'Good morning, Nisha',
  note: 'Wednesday, 18 Nov 2026',
  action: 'New request',
  user: 'Nisha Reddy|Data analyst',
  body: stack(
    figures(
      ['Leave left', '9.5 days', 'of 18'],
      ['Next salary', '30 Nov', '12 days'],
      ['Hours this week', '17:20', 'of 40:00'],
      ['Open requests', '2', '1 to answer', 'warn'],
    ),
    beside(
      [1.35, 1],
      card(
        'My requests',
        table(
          ['Request', 'With', 'Since', 'State'],
          [
            ['two:Leave, 24 to 26 Dec|3 days, casual', 'Rohan Shah', '17 Nov', 'warn:Waiting'],
            ['two:Travel claim|₹6,420, Chennai visit', 'Finance', '13 Nov', 'hue:In review'],
            ['two:Address change|Proof attached', 'HR', '10 Nov', 'good:Done'],
            ['two:Monitor, 27 inch|IT store', 'IT Helpdesk', '4 Nov', 'good:Done'],
            ['two:Work from home|12 and 13 Nov', 'Rohan Shah', '2 Nov', 'good:Done'],
            ['two:Tax declaration|80C and HRA', 'Payroll', '29 Oct', 'good:Done'],
          ],
        ),
      ),
      stack(
        panel('October payslip', facts('Gross|₹68,500', 'Deductions|₹9,860', 'Paid on 31 Oct|₹58,640')),
        panel(
          'Coming up',
          lines(
            'Town hall|Friday, 11:00|hue:60 min',
            'Appraisal form|due 25 Nov|warn:Not started',
            'Guru Nanak Jayanti|Tuesday, 24 Nov|quiet:Holiday',
          ),
        ),
      ),
    ),
  ),
};
