import { dueText } from './due-text.ts';

const due = '2026-03-10T15:30:00Z';

it.each([
  ['2026-02-23T15:30:00Z', 'Due in 15 days'],
  ['2026-02-23T23:59:59Z', 'Due in 15 days'],
  ['2026-03-08T00:00:00Z', 'Due in 2 days'],
  ['2026-03-09T00:00:00Z', 'Due tomorrow'],
  ['2026-03-09T23:59:59Z', 'Due tomorrow'],
  ['2026-03-10T00:00:00Z', 'Due today'],
  ['2026-03-10T15:30:00Z', 'Due today'],
  ['2026-03-10T23:59:59Z', 'Due today'],
  ['2026-03-11T00:00:00Z', 'Overdue by 1 day'],
  ['2028-12-05T00:00:00Z', 'Overdue by 1,001 days'],
])('on %s it says "%s"', (now, text) => expect(dueText(due, now)).toBe(text));
