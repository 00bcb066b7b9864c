import { card } from '../../kit/blocks/layout.ts';
import { gantt, ganttRow, type GanttRow } from '../../kit/blocks/gantt.ts';
import { projectRows } from '../../shots/collaboration/workplace/projects.ts';
import type { Film } from '../film.ts';
import { progress } from '../motion.ts';
import { note } from '../note.ts';
import { pointer } from '../pointer.ts';

const GRABBED = 3.5;
const LET_GO = 4.8;
/** Delivery moves back by a third of a month, and what follows moves with it. */
const SHIFT = 0.35;
const DELIVERY = 6;
const moved = new Set([DELIVERY, 7, 8, 9, 10, 11]);

function rows(second: number): GanttRow[] {
  return projectRows.map(ganttRow).map((row, index) => {
    const grown = progress(second, 0.2 + index * 0.16, 1.1 + index * 0.16);
    const delay = index === DELIVERY ? 0 : 0.12;
    const shift = moved.has(index) ? SHIFT * progress(second, GRABBED + delay, LET_GO + delay) : 0;
    const late = index === DELIVERY && second < GRABBED;
    return {
      ...row,
      start: row.start + shift,
      length: row.length * grown,
      done: (row.done ?? 0) * grown,
      label: grown < 0.6 ? '' : labelOf(row, index, second),
      tone: late ? 'mid' : row.tone,
    };
  });
}

function labelOf(row: GanttRow, index: number, second: number): string {
  if (index === DELIVERY) return second < GRABBED ? 'On time' : 'Late';
  if (index === 11) return second < LET_GO ? '6 Mar 2027' : '12 Mar 2027';
  return row.label ?? '';
}

/** A plan builds up; one delivery slips, and the plan answers. */
export const projects: Film = {
  moduleId: 'projects',
  seconds: 7,
  poster: 5.6,
  screen: (second) => ({
    section: 'Plan',
    title: 'Line 6, new oats hall',
    note: second < LET_GO ? 'August 2026 to March 2027, 46% done' : 'August 2026 to March 2027, 46% done, 6 days late',
    action: 'Add step',
    second: 'Baseline',
    user: 'Aarav Menon|Plant head',
    body: card(
      '',
      gantt(['Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'], rows(second).map(visible), 3.58, 170),
    ),
  }),
  above: (second) =>
    note('First batch moves to 12 Mar 2027, 4 people told', LET_GO + 0.35, second) +
    pointer(
      [
        [0, 520, 600],
        [3.3, 640, 384, 1.3],
        [LET_GO, 664, 384, 1.3],
        [6.6, 760, 470, 1.4],
      ],
      [GRABBED - 0.1],
      second,
    ),
};

/** A bar of no length would be drawn as a milestone. */
function visible(row: GanttRow, index: number): GanttRow {
  return index === 11 ? { ...row, start: row.start - SHIFT } : { ...row, length: Math.max(row.length, 0.001) };
}
