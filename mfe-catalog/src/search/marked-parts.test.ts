import { markedParts } from './marked-parts.ts';

const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Shift Roster', 'shift', '[Shift] Roster'],
  ['Shift Roster', 'ro sh', '[Sh]ift [Ro]ster'],
  ['Zebra Ünit', 'unit', 'Zebra [Ünit]'],
  ['Ｕnicode ﬁle', 'file', 'Ｕnicode [ﬁle]'],
  ['Attendance', 'atendance', 'Attendance'],
  ['A-B-C', 'b-c', 'A-[B]-[C]'],
  ['Banana', 'ana', 'B[ana]na'],
  ['100% (beta)', '% (', '100[%] [(]beta)'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['😀 Smile', 'smile', '😀 [Smile]'],
  ['Anything', '  ', 'Anything'],
])('in %s a search for %j marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
