import { refusalOf } from './refusal.ts';

const SILENCE = 'The server didn’t respond.';
const refused = (data: object) => ({ isAxiosError: true, response: { data } });
const errorsOf = (values: object, errors: object[], sentences = {}) =>
  refusalOf(refused({ message: 'The form needs a change.', errors }), values, SILENCE, sentences);

it('drops the contract’s field name from messages', () => {
  const values = { imageUrl: '', screenshots: [], title: '', moduleId: '' };
  const errors = [
    { field: 'imageUrl', message: 'imageUrl must not be empty.' },
    { field: 'screenshots.0.url', message: 'screenshots.0.url must not be empty.' },
    { field: 'title', message: 'title has characters that are not allowed.' },
    { field: 'moduleId', message: 'Choose another module.' },
  ];
  expect(errorsOf(values, errors)).toEqual({
    errors: {
      imageUrl: 'This must not be empty.',
      'screenshots.0.url': 'This must not be empty.',
      title: 'This must not be blank.',
      moduleId: 'Choose another module.',
    },
    reason: undefined,
    isConflict: false,
  });
});

it('replaces the contract’s messages, never the server’s own', () => {
  const errors = [
    { field: 'steps.3.title', message: 'steps.3.title must not be empty.' },
    { field: 'name', message: 'This name is taken.' },
  ];
  const sentences = { 'steps.title': 'Give the step a title.', name: 'Give it a name.' };
  expect(errorsOf({ steps: [], name: '' }, errors, sentences).errors).toEqual({
    'steps.3.title': 'Give the step a title.',
    name: 'This name is taken.',
  });
});

it.each([
  ['ticketData.email', { email: '' }, 'email'],
  ['/people/0/email', { people: [] }, 'people.0.email'],
  ['address.1', { address: [] }, 'address.1'],
])('finds the field for the server’s %s', (field, values, path) => {
  expect(errorsOf(values, [{ field, message: 'Enter another one.' }])).toMatchObject({
    errors: { [path]: 'Enter another one.' },
    reason: undefined,
  });
});

it('gives a general reason for messages without a field, and when no response came', () => {
  expect(errorsOf({ name: '' }, [{ field: 'version', message: 'Choose another version.' }]).reason).toBe(
    'The form needs a change.',
  );
  expect(refusalOf(new Error('offline'), { name: '' }, SILENCE)).toEqual({
    errors: {},
    reason: SILENCE,
    isConflict: false,
  });
});

it('recognizes an edit conflict', () => {
  const refusal = refusalOf(refused({ code: 'changed_meanwhile', message: 'Somebody was faster.' }), {}, SILENCE);
  expect(refusal).toEqual({ errors: {}, reason: 'Somebody was faster.', isConflict: true });
});
