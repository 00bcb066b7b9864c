import { figures } from '../../kit/blocks/figures.ts';
import { filters } from '../../kit/blocks/filters.ts';
import { card, stack } from '../../kit/blocks/layout.ts';
import { table } from '../../kit/blocks/table.ts';
import type { Value } from '../../kit/cell.ts';
import type { Film } from '../film.ts';
import { note } from '../note.ts';
import { pointer } from '../pointer.ts';

interface Arrival {
  who: string;
  shift: string;
  at: string;
  gate: string;
  state: string;
  /** Second of the film. */
  second: number;
}

const arrivals: Arrival[] = [
  { who: 'Omkar Desai', shift: 'General', at: '08:52', gate: 'Gate 2', state: 'good:On time', second: 0.5 },
  { who: 'Bhavna Shetty', shift: 'General', at: '08:54', gate: 'Gate 1', state: 'good:On time', second: 0.9 },
  { who: 'Lakshmi Nair', shift: 'General', at: '08:58', gate: 'Gate 1', state: 'good:On time', second: 1.4 },
  { who: 'Sneha Pillai', shift: 'General', at: '09:04', gate: 'Phone, Pune', state: 'good:On time', second: 1.9 },
  { who: 'Gautam Kapoor', shift: 'General', at: '09:07', gate: 'Gate 2', state: 'good:On time', second: 2.3 },
  { who: 'Pooja Saxena', shift: 'General', at: '09:26', gate: 'Gate 1', state: 'warn:Late 26 min', second: 3 },
  { who: 'Rekha Mishra', shift: 'General', at: '–', gate: '', state: 'bad:Not seen', second: 99 },
  { who: 'Arjun Das', shift: 'General', at: '09:31', gate: 'Gate 2', state: 'warn:Late 31 min', second: 3.5 },
];

const EXCUSED = 5.2;

/** People arrive, the counters follow, and the one who is missing gets a day of leave. */
export const attendance: Film = {
  moduleId: 'attendance',
  seconds: 7,
  poster: 3.9,
  screen: (second) => {
    const inside = arrivals.filter((arrival) => second >= arrival.second);
    const late = inside.filter(({ state }) => state.startsWith('warn')).length;
    const excused = second >= EXCUSED;
    const missing = arrivals.length - inside.length - (excused ? 1 : 0);
    return {
      section: 'Daily sheet',
      title: 'Today',
      note: 'Wednesday, 18 Nov 2026, general shift from 09:00',
      action: 'Mark attendance',
      second: 'Download register',
      body: stack(
        figures(
          ['In', String(207 + inside.length), `of ${excused ? 235 : 236}`, 'good'],
          ['Late', String(late), 'over 10 min', 'warn'],
          ['On leave', String(excused ? 10 : 9), '3 half days'],
          ['Not seen', String(missing), missing ? 'general shift' : 'all known', missing ? 'bad' : 'good'],
        ),
        filters(['General|38', `Late|${late}`, `Not seen|${missing}`, 'On site|171'], 'Team: Operations'),
        card(
          '',
          table(
            ['Name', 'Shift', 'In', 'Where', 'State'],
            arrivals.map((arrival) => row(arrival, second, excused)),
            { hover: second > 4.2 ? 6 : -1 },
          ),
        ),
      ),
    };
  },
  above: (second) =>
    note('Rekha Mishra: sick leave, 1 day', EXCUSED + 0.2, second) +
    pointer(
      [
        [0, 560, 560],
        [4.7, 900, 526, 1.2],
      ],
      [EXCUSED - 0.15],
      second,
    ),
  styles: `.table{table-layout:fixed}.table th:nth-child(1){width:34%}`,
};

function row(arrival: Arrival, second: number, excused: boolean): Value[] {
  const { who, shift, at, gate, state } = arrival;
  if (who === 'Rekha Mishra' && excused) return [`who:${who}`, shift, 'code:–', '', 'quiet:Sick leave'];
  if (who === 'Rekha Mishra' && second > 4) return [`who:${who}`, shift, 'code:–', '', state];
  if (second < arrival.second) return [`who:${who}`, shift, 'code:–', '', 'quiet:Expected'];
  return [`who:${who}`, shift, `code:${at}`, gate, state];
}
