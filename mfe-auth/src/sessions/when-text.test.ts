import { activeText, dayText } from './when-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const before = (seconds: number) => activeText(new Date(now - seconds * 1_000).toISOString(), now, 'UTC');

it.each([
  [0, 'Active now'],
  [119, 'Active now'],
  [120, 'Active 2 minutes ago'],
  [3_599, 'Active 59 minutes ago'],
  [3_600, 'Active 1 hour ago'],
  [86_399, 'Active 23 hours ago'],
  [86_400, 'Active on 19 Nov 2026'],
])('after %i seconds says %s', (seconds, text) => expect(before(seconds)).toBe(text));

it('says nothing about an invalid time', () =>
  expect([activeText('', now, null), dayText('x', null)]).toEqual(['', '']));
