import { figures } from '../../../kit/blocks/figures.ts';
import { gantt, ganttRow } from '../../../kit/blocks/gantt.ts';
import { beside, card, panel, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import { donut } from '../../../kit/charts/donut.ts';
import { lineChart } from '../../../kit/charts/line-chart.ts';
import type { Screen } from '../../../kit/frame.ts';

const months = ['Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

export const projectRows = [
  'strong:1 Building|0|3.4||soft|0',
  'Permits|0|1|Done|full|0',
  'Foundation|0.8|1.4|Done|full|0',
  'Hall and roof|1.9|1.7|86%|mid|0.86',
  'strong:2 Machines|1|4.8||soft|0',
  'Order and make|1|2.6|92%|mid|0.92',
  'Delivery|3.4|0.8|Late|warn|0.2',
  'Installation|4.2|1.5||soft|0',
  'strong:3 Start|5.2|2.6||soft|0',
  'Trial runs|5.4|1.2||soft|0',
  'Training|5.8|1||soft|0',
  'First batch|7.2|0|12 Mar 2027||0',
];

export const plan: Screen = {
  user: 'Aarav Menon|Plant head',
  section: 'Plan',
  title: 'Line 6, new oats hall',
  note: 'August 2026 to March 2027, 46% done, 6 days late',
  action: 'Add step',
  second: 'Baseline',
  body: card('', gantt([...months, 'Apr'], projectRows.map(ganttRow), 3.58, 170)),
};

export const overview: Screen = {
  user: 'Aarav Menon|Plant head',
  section: 'Status',
  title: 'Status report',
  note: 'Line 6, new oats hall, report of 18 Nov 2026',
  action: 'Send report',
  second: 'Print',
  body: stack(
    figures(
      ['Done', '46%', 'plan 49%', 'warn'],
      ['Spent', '₹2.84 Cr', 'of ₹6.20 Cr'],
      ['First batch', '12 Mar 2027', '+6 days', 'warn'],
      ['Risks', '3', '1 high', 'bad'],
    ),
    beside(
      [1.6, 1],
      panel(
        'Progress',
        lineChart({
          width: 452,
          height: 176,
          labels: months,
          max: 100,
          ticks: ['0', '25', '50', '75', '100%'],
          series: [
            { values: [6, 18, 34, 54, 68, 82, 94, 100], tone: 'faint', dashed: true },
            { values: [6, 19, 33, 46], area: true },
          ],
        }),
        'Plan and real',
      ),
      panel(
        'Budget',
        donut(
          [
            ['Machines', 310],
            ['Building', 190],
            ['Power, water', 74],
            ['Reserve', 46],
          ],
          '₹6.20 Cr|approved',
          116,
        ),
      ),
    ),
    card(
      'Milestones',
      table(
        ['Milestone', 'Plan', 'Now', 'Owner', 'Cost:inr', 'State'],
        [
          ['Foundation accepted', '12 Oct 2026', '12 Oct 2026', 'team:Vikram Singh', 6200000, 'good:Reached'],
          ['Roof closed', '28 Nov 2026', '28 Nov 2026', 'team:Vikram Singh', 11400000, 'good:On time'],
          ['Machines delivered', '1 Dec 2026', '7 Dec 2026', 'team:Sanjay Gupta', 31000000, 'warn:6 days late'],
          ['Power on', '11 Jan 2027', '11 Jan 2027', 'team:Omkar Desai', 7400000, 'hue:Planned'],
          ['First batch', '6 Mar 2027', '12 Mar 2027', 'team:Aarav Menon', 1800000, 'warn:6 days late'],
        ],
      ),
    ),
  ),
};
