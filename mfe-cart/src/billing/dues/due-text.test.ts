import { dueText } from './due-text.ts';

const due = '2026-03-10T00:00:00Z';

it.each([
  ['2026-03-01T12:00:00Z', 'Due in 8 days'],
  ['2026-03-08T12:00:00Z', 'Due in 1 day'],
  ['2026-03-09T12:00:00Z', 'Due within a day'],
  ['2026-03-10T06:00:00Z', 'Overdue since today'],
  ['2026-03-11T06:00:00Z', 'Overdue by 1 day'],
  ['2028-12-05T00:00:00Z', 'Overdue by 1,001 days'],
])('on %s it says "%s"', (now, text) => expect(dueText(due, Date.parse(now))).toBe(text));
