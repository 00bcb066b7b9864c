import { gantt, ganttRow } from '../../../kit/blocks/gantt.ts';
import { beside, card, panel, sized, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { levelBars } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

export const fieldService: Screen = {
  user: 'Neha Kulkarni|Service lead',
  section: 'Planner',
  title: 'Thursday, 19 Nov 2026',
  note: '8 engineers, 23 jobs, 1 not assigned',
  action: 'Send plan',
  second: 'Optimise routes',
  body: stack(
    sized(
      350,
      card(
        '',
        gantt(
          ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
          [
            'who:Ishaan Verma|0.5|2.5|Coral Bay, chiller|full|0',
            'who:Joseph Dsouza|1|3|Lotus Labs, cold room|full|0',
            'who:Deepa Krishnan|0|2|Northstar, AMC visit|mid|0',
            'who:Anil Mathur|4|4|Zenith, compressor|full|0',
            'who:Rehan Baig|2|2|Freshmart, display|mid|0',
            'who:Kavya Menon|3|3|Irani Cafe, oven|mid|0',
            'who:Sahil Kohli|6|2.5|Anand Retail, scales|mid|0',
            'who:Not assigned|5|2|Konkan, freezer|bad|0',
          ].map(ganttRow),
          3.4,
          150,
        ),
      ),
    ),
    beside(
      [1.5, 1],
      card(
        'Needs a decision',
        table(
          ['Job', 'Customer', 'Latest', 'State'],
          [
            ['Freezer not cooling', 'Konkan Stores', '19 Nov, 18:00', 'bad:Not assigned'],
            ['Compressor change', 'Zenith Motors', '20 Nov', 'warn:Part at 11:00'],
            ['Oven door', 'Irani Cafe Group', '21 Nov', 'good:Planned'],
          ],
        ),
      ),
      panel('Load', levelBars('Pune|86|86%', 'Mumbai|94|94%|warn', 'Nashik|58|58%')),
    ),
  ),
};
