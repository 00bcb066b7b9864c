import { Type } from 'typebox';
import { checkBy } from './check-by.ts';

const contract = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' }),
  email: Type.Union([Type.String({ format: 'email' }), Type.Null()]),
  users: Type.Integer({ minimum: 1, maximum: 100 }),
  kind: Type.Union([Type.Literal('one'), Type.Literal('other')]),
  steps: Type.Array(Type.Object({ title: Type.String({ minLength: 1 }) }), { minItems: 1, maxItems: 2 }),
  note: Type.Optional(Type.String({ maxLength: 3 })),
});

const good = { name: 'Asha', email: null, users: 10, kind: 'one', steps: [{ title: 'First' }] };
const sentences = {
  ...{ name: 'Enter a name.', email: 'Enter an address.', users: 'Enter a number.', kind: 'Choose one.' },
  ...{ steps: 'Add a step.', 'steps.title': 'Give it a title.', note: 'Keep it short.' },
};

it('returns nothing for what the contract allows', () => {
  expect(checkBy(contract, sentences, good)).toEqual({});
  expect(checkBy(contract, sentences, { ...good, email: 'a@tex.example', users: 100, note: 'yes' })).toEqual({});
});

it.each<[object, Record<string, string>]>([
  [{ name: '' }, { name: 'Enter a name.' }],
  [{ name: '   ' }, { name: 'Enter a name.' }],
  [{ name: 'Ashwin' }, { name: 'Enter a name.' }],
  [{ name: undefined }, { name: 'Enter a name.' }],
  [{ email: 'asha' }, { email: 'Enter an address.' }],
  [{ users: 0 }, { users: 'Enter a number.' }],
  [{ users: 101 }, { users: 'Enter a number.' }],
  [{ users: 2.5 }, { users: 'Enter a number.' }],
  [{ users: '10' }, { users: 'Enter a number.' }],
  [{ kind: 'none' }, { kind: 'Choose one.' }],
  [{ steps: [] }, { steps: 'Add a step.' }],
  [{ steps: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] }, { steps: 'Add a step.' }],
  [{ steps: [{ title: 'a' }, { title: '' }] }, { 'steps.1.title': 'Give it a title.' }],
  [{ note: 'long' }, { note: 'Keep it short.' }],
])('refuses %j', (change, errors) => {
  expect(checkBy(contract, sentences, { ...good, ...change })).toEqual(errors);
});

it('leaves errors without a message to the server', () => {
  expect(checkBy(contract, {}, { ...good, name: '' })).toEqual({});
});
