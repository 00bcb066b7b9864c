import { figures } from '../../kit/blocks/figures.ts';
import { card, stack } from '../../kit/blocks/layout.ts';
import { steps } from '../../kit/blocks/steps.ts';
import { table } from '../../kit/blocks/table.ts';
import type { Value } from '../../kit/cell.ts';
import { novemberRun } from '../../shots/human-resources/payroll/payroll.ts';
import type { Film } from '../film.ts';
import { note } from '../note.ts';
import { pointer } from '../pointer.ts';

const CHECKED_FROM = 0.7;
const CHECK_TAKES = 0.36;
const SENT = 4.7;

/** Rows are checked one after the other, then the run is sent on. */
export const payroll: Film = {
  moduleId: 'payroll',
  seconds: 7,
  poster: 4,
  screen: (second) => {
    const checked = Math.min(novemberRun.length, Math.max(0, Math.floor((second - CHECKED_FROM) / CHECK_TAKES)));
    const sent = second >= SENT;
    return {
      section: 'Review',
      title: 'November 2026',
      note: 'Regular run, 248 people, pay day 30 Nov',
      action: sent ? 'Waiting for approval' : 'Send for approval',
      second: 'Compare with October',
      user: 'Farah Khan|Payroll',
      body: stack(
        steps(sent ? 3 : 2, 'Inputs', 'Calculate', 'Check', 'Approve', 'Pay'),
        figures(
          ['Gross', '₹1.84 Cr', '+1.2%'],
          ['Deductions', '₹29.6 L', ''],
          ['Net to pay', '₹1.54 Cr', ''],
          ['Checked', `${241 + checked} of 248`, checked === 7 ? 'all' : '', 'good'],
        ),
        card(
          '',
          table(
            ['Employee', 'Days:plain', 'Gross:inr', 'PF:inr', 'Tax:inr', 'Other:inr', 'Net:inr', 'State'],
            novemberRun.map((row, index) => withState(row, index, checked)),
            { total: '7 of 248', hover: checked < novemberRun.length ? checked : -1 },
          ),
        ),
      ),
    };
  },
  above: (second) =>
    note('November run sent to Kavita Rao', SENT + 0.25, second) +
    pointer(
      [
        [0, 620, 520],
        [1.2, 700, 470, 1],
        [4.4, 936, 42, 1],
      ],
      [SENT - 0.1],
      second,
    ),
  styles: `.table{table-layout:fixed}.table th:nth-child(1){width:168px}.table th:nth-child(2){width:58px}.table th:nth-child(8){width:120px}.primary{min-width:166px;justify-content:center}`,
};

function withState(row: Value[], index: number, checked: number): Value[] {
  const state = index < checked ? 'good:Checked' : index === checked ? 'hue:Checking' : 'quiet:Open';
  return [...row.slice(0, -1), state];
}
