import { sinceText } from './since-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:59:30Z', 'Just now'],
  ['2026-11-20T11:59:00Z', '1 min ago'],
  ['2026-11-20T11:00:01Z', '59 min ago'],
  ['2026-11-20T11:00:00Z', '1 h ago'],
  ['2026-11-19T12:00:01Z', '23 h ago'],
  ['2026-11-19T12:00:00Z', undefined],
  ['no moment', undefined],
])('%s reads %s', (iso, text) => expect(sinceText(iso, now)).toBe(text));
