import { newTraceId, traceIdIn } from './trace-id.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

it.each([
  ['the published example', `00-${id}-${span}-01`, id],
  ['a later version with more fields', `01-${id}-${span}-01-more`, id],
  ['no header', undefined, undefined],
  ['two headers', [`00-${id}-${span}-01`, `00-${id}-${span}-01`], undefined],
  ['an invalid version', `ff-${id}-${span}-01`, undefined],
  ['only zeros as the trace', `00-${'0'.repeat(32)}-${span}-01`, undefined],
  ['only zeros as the span', `00-${id}-${'0'.repeat(16)}-01`, undefined],
  ['upper case', `00-${id.toUpperCase()}-${span}-01`, undefined],
  ['text after the flags', `00-${id}-${span}-01"}\n{"level":60`, undefined],
])('reads %s', (_name, header, expected) => expect(traceIdIn(header)).toBe(expected));

it('creates ids that it can read itself', () => {
  const made = newTraceId();
  expect(traceIdIn(`00-${made}-${span}-00`)).toBe(made);
  expect(newTraceId()).not.toBe(made);
});
