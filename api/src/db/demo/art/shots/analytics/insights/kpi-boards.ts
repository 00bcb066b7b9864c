import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { dial } from '../../../kit/charts/level-bars.ts';
import type { Screen } from '../../../kit/frame.ts';

const kpi = (title: string, percent: number, value: string, note: string) =>
  panel(title, dial(percent, value, note, 112));

export const kpiBoards: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Boards',
  title: 'Company board',
  note: 'Quarter 3, 2026–27, 8 goals, 5 on track',
  action: 'Add goal',
  second: 'Present',
  body: stack(
    beside(
      [1, 1, 1, 1],
      kpi('Revenue', 91, '₹3.65 Cr', 'of ₹4.01 Cr'),
      kpi('Margin', 97, '31.4%', 'of 32.5%'),
      kpi('On time', 98, '96.2%', 'of 98%'),
      kpi('Cash days', 72, '43', 'goal 36'),
    ),
    card(
      'Goals',
      table(
        ['Goal', 'Owner', 'Now', 'Goal', 'Reached', 'Since October', 'State'],
        [
          ['Revenue, quarter', 'team:Tara Bose', '₹3.65 Cr', '₹4.01 Cr', 'bar:91', 'good:+₹1.66 Cr', 'good:On track'],
          ['Gross margin', 'team:Rohan Shah', '31.4%', '32.5%', 'bar:97', 'good:+0.4%', 'good:On track'],
          ['Delivered on time', 'team:Ritu Agarwal', '96.2%', '98.0%', 'bar:98', 'good:+0.8%', 'good:On track'],
          ['Days of sales open', 'team:Imran Qureshi', '43', '36', 'bar:72', 'warn:+1', 'warn:Watch'],
          ['OEE, plant Pune', 'team:Aarav Menon', '78.4%', '82.0%', 'bar:96', 'good:+1.2%', 'good:On track'],
          ['Complaints a million', 'team:Lakshmi Nair', '64', '50', 'bar:68', 'bad:+9', 'bad:Behind'],
          ['People who recommend us', 'team:Meera Joshi', '+41', '+45', 'bar:91', 'good:+6', 'good:On track'],
          ['Energy a tonne', 'team:Aarav Menon', '412 kWh', '390 kWh', 'bar:84', 'warn:−2', 'warn:Watch'],
        ],
      ),
    ),
  ),
};
