import { beside, panel, stack } from '../../../kit/blocks/layout.ts';
import { checklist, steps } from '../../../kit/blocks/steps.ts';
import { lines } from '../../../kit/blocks/tiles.ts';
import type { Screen } from '../../../kit/frame.ts';

export const onboarding: Screen = {
  section: 'Joiners',
  title: 'Pooja Saxena',
  note: 'Packaging planner in Pune, joined 16 Nov 2026, day 3',
  action: 'Add task',
  second: 'Message Pooja',
  body: stack(
    steps(2, 'Offer signed', 'Documents', 'First week', 'First month', 'Confirmation'),
    beside(
      [1.6, 1],
      stack(
        panel(
          'First week',
          checklist(
            'x|Laptop and badge handed over|IT, 16 Nov',
            'x|Safety induction in hall 2|Omkar Desai, 16 Nov',
            'x|Payroll and PF forms signed|Farah Khan, 17 Nov',
            '|Meet the planning team|Today, 15:00',
            '|System access for MRP and Stock|IT, 19 Nov',
            '|First plan with the buddy|Lakshmi Nair, 20 Nov',
          ),
          '3 of 6 done',
        ),
        panel(
          'First month',
          checklist(
            '|Visit two packaging vendors|by 4 Dec',
            '|Quality basics, e-learning|90 min, by 10 Dec',
            '|Goals for the first quarter|with Aarav Menon, 14 Dec',
          ),
          'Starts 23 Nov',
        ),
      ),
      stack(
        panel(
          'Documents',
          lines(
            'PAN and Aadhaar||good:Verified',
            'Bank details||good:Verified',
            'Earlier employer||warn:Waiting',
            'Medical||good:Verified',
          ),
        ),
        panel(
          'Around Pooja',
          lines(
            'who:Aarav Menon|||muted:Manager',
            'who:Lakshmi Nair|||muted:Buddy',
            'who:Ananya Iyer|||muted:HR partner',
          ),
        ),
      ),
    ),
  ),
};
