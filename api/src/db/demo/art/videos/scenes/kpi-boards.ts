import { beside, card, panel, stack } from '../../kit/blocks/layout.ts';
import { table } from '../../kit/blocks/table.ts';
import { dial } from '../../kit/charts/level-bars.ts';
import { lineChart } from '../../kit/charts/line-chart.ts';
import type { Film } from '../film.ts';
import { progress } from '../motion.ts';
import { pointer } from '../pointer.ts';

const dials: [
  title: string,
  percent: number,
  value: number,
  decimals: number,
  before: string,
  after: string,
  goal: string,
][] = [
  ['Revenue', 91, 3.65, 2, '₹', ' Cr', 'of ₹4.01 Cr'],
  ['Margin', 97, 31.4, 1, '', '%', 'of 32.5%'],
  ['On time', 98, 96.2, 1, '', '%', 'of 98%'],
  ['Cash days', 72, 43, 0, '', '', 'goal 36'],
];

const goals: [name: string, owner: string, now: string, goal: string, percent: number, state: string][] = [
  ['Revenue, quarter', 'Tara Bose', '₹3.65 Cr', '₹4.01 Cr', 91, 'good:On track'],
  ['Delivered on time', 'Ritu Agarwal', '96.2%', '98.0%', 98, 'good:On track'],
  ['Days of sales open', 'Imran Qureshi', '43', '36', 72, 'warn:Watch'],
  ['OEE, plant Pune', 'Aarav Menon', '78.4%', '82.0%', 96, 'good:On track'],
];

const revenue = [46, 88, 131, 174, 212, 262, 318, 365];
const weeks = ['40', '41', '42', '43', '44', '45', '46', '47'];

/** Dials fill, the line is drawn, the goals follow. */
export const kpiBoards: Film = {
  moduleId: 'kpi-boards',
  seconds: 7,
  poster: 5.5,
  screen: (second) => ({
    section: 'Boards',
    title: 'Company board',
    note: 'Quarter 3, 2026–27, 8 goals, 5 on track',
    action: 'Add goal',
    second: 'Present',
    user: 'Nisha Reddy|Data analyst',
    body: stack(
      beside(
        [1, 1, 1, 1],
        ...dials.map(([title, percent, value, decimals, before, after, goal], index) => {
          const share = progress(second, 0.3 + index * 0.25, 1.8 + index * 0.25);
          return panel(
            title,
            dial(percent * share, `${before}${(value * share).toFixed(decimals)}${after}`, goal, 104),
          );
        }),
      ),
      panel(
        'Revenue this quarter',
        lineChart({
          width: 770,
          height: 108,
          labels: weeks,
          max: 420,
          ticks: ['0', '210', '420'],
          series: [
            { values: weeks.map((_, index) => 50 + index * 50), tone: 'faint', dashed: true },
            { values: revenue, area: true },
          ],
          drawn: progress(second, 1.4, 4),
        }),
        '₹ lakh, real and planned',
      ),
      card(
        'Goals',
        table(
          ['Goal', 'Owner', 'Now', 'Goal', 'Reached', 'State'],
          goals.map(([name, owner, now, goal, percent, state], index) => {
            const share = progress(second, 2.6 + index * 0.3, 4 + index * 0.3);
            return [
              name,
              `who:${owner}`,
              now,
              goal,
              `bar:${Math.round(percent * share)}`,
              share > 0.95 ? state : 'quiet:Counting',
            ];
          }),
          { hover: second > 5.6 ? 2 : -1 },
        ),
      ),
    ),
  }),
  above: (second) =>
    pointer(
      [
        [0, 420, 420],
        [1.6, 300, 170, 1.2],
        [4.2, 968, 330, 1.6],
        [5.8, 880, 568, 1.2],
      ],
      [],
      second,
    ),
};
