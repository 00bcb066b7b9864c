import { Id, Type } from '../contracts/index.ts';
import { listReaderOf, readerOf, readStored, rowsReaderOf, tryRead, UnreadableAnswerError } from './readers.ts';

const Row = Type.Object({ id: Id, name: Type.String({ 'x-aliases': ['title'] }), size: Type.Integer({ minimum: 1 }) });
const row = { id: 'a', name: 'A', size: 2 };
const readNumbers = listReaderOf(Type.Number());

describe('a list', () => {
  it.each([
    ['the answer itself', [1, 2]],
    ['wrapped in data', { data: [1, 2] }],
    ['wrapped in items', { items: [1, 2] }],
    ['wrapped in content', { content: [1, 2], totalElements: 2 }],
    ['wrapped twice', { data: { content: [1, 2] } }],
  ])('is found if it is %s [CALL-59, A-60]', (_how, answer) => {
    expect(readNumbers(answer)).toEqual([1, 2]);
  });

  it.each([null, undefined, 'text', 7, {}, { data: null }, { items: 'text' }])('is empty in %j [CALL-59]', (answer) => {
    expect(readNumbers(answer)).toEqual([]);
  });

  it('drops rows that make no sense', () => {
    expect(listReaderOf(Row)([row, null, 'text', {}, { name: 'without an id' }, [row]])).toEqual([row]);
  });

  it('takes the total from the response, else counts its rows', () => {
    const read = rowsReaderOf(Row);
    expect(read({ content: [row], totalElements: 45 })).toEqual({ rows: [row], total: 45 });
    expect(read({ content: [row], totalElements: 45, totalIsLowerBound: true })).toEqual({
      ...{ rows: [row], total: 45, isMore: true },
    });
    expect(read([row])).toEqual({ rows: [row], total: 1 });
    expect(read(null)).toEqual({ rows: [], total: 0 });
  });
});

describe('a field', () => {
  it.each([
    ['an id that is a number', { ...row, id: 7 }, { ...row, id: '7' }],
    ['an older name', { id: 'a', title: 'A', size: 2 }, row],
    ['an older name beside an empty one', { ...row, name: '', title: 'A' }, row],
    ['a number as text', { ...row, size: '2' }, row],
    ['a number with a fraction', { ...row, size: 2.9 }, row],
    ['a number that is too small', { ...row, size: -3 }, { ...row, size: 1 }],
    ['nothing', { id: 'a' }, { id: 'a', name: '', size: 1 }],
    ['another kind of value', { id: 'a', name: {}, size: [] }, { id: 'a', name: '', size: 1 }],
    ['more than the contract has', { ...row, more: true }, row],
  ])('is read from %s [CALL-59, A-60]', (_what, came, read) => {
    expect(tryRead(Row, came)).toEqual(read);
  });

  it('has its fallback if the contract has one', () => {
    const Priced = Type.Object({ currency: Type.String({ minLength: 3, 'x-fallback': 'INR' }) });
    expect(tryRead(Priced, { currency: 'x' })).toEqual({ currency: 'INR' });
  });

  it('is null or absent if the contract allows it', () => {
    const Loose = Type.Object({ a: Type.Optional(Type.String()), b: Type.Union([Type.Integer(), Type.Null()]) });
    expect(tryRead(Loose, { a: {}, b: 'text' })).toEqual({ b: null });
  });
});

it('refuses a response that makes no sense at all', () => {
  expect(() => readerOf(Row)({ name: 'without an id' })).toThrow(UnreadableAnswerError);
  expect(() => readerOf(Row)(null)).toThrow(UnreadableAnswerError);
});

it('reads stored values, unless they make no sense', () => {
  expect(readStored(Row, JSON.stringify(row))).toEqual(row);
  for (const kept of [null, undefined, '', '{broken', '7', '{}']) expect(readStored(Row, kept)).toBeUndefined();
});
