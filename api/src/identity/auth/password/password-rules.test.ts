import { assertGoodPassword, assertNotOwnName } from './password-rules.ts';

const short = 'Password must be at least 8 characters long';
const common = 'This password is too common and easy to guess. Please choose another one';
const kinds = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

it.each([
  ['Short12', short],
  ['', short],
  ['ALLUPPER1', kinds],
  ['alllower1', kinds],
  ['NoDigitAtAll', kinds],
  ['12345678', kinds],
])('refuses %p in the words of the specification [VALID-19, VALID-20]', (password, message) => {
  expect(() => assertGoodPassword(password)).toThrow(
    expect.objectContaining({ statusCode: 400, message, errors: [{ field: 'newPassword', message }] }),
  );
});

it.each([['Password1'], ['pAssWord1'], ['Password-1!'], ['Qwerty123'], ['P@ssw0rd']])(
  'refuses %p, which many use',
  (password) => {
    expect(() => assertGoodPassword(password)).toThrow(
      expect.objectContaining({
        statusCode: 400,
        message: common,
        errors: [{ field: 'newPassword', message: common }],
      }),
    );
  },
);

describe('of Asha Rao, a.rao-iyer@tex.example', () => {
  const asha = { name: 'Asha Rao', email: 'a.rao-iyer@tex.example' };
  const choose = (password: string) => () => assertNotOwnName(password, asha);

  it.each([
    'AshaRao1',
    'Asha-1234',
    'Rao-Asha-2026',
    'Iyer12345',
    'A.Rao-Iyer1',
    'A.rao-iyer@tex.example1',
    '1234ASHA rao',
    'Ａsha1234',
    'Example-2026',
  ])('%p is refused', (password) => {
    expect(choose(password)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });

  it.each(['Asha-likes-tea-1', 'Sharao123', 'Ravi-Shah-1', '_12345678'])('%p is accepted', (password) => {
    expect(choose(password)).not.toThrow();
  });

  it('a name without letters refuses nothing', () => {
    expect(() => assertNotOwnName('12345678', { name: '-', email: '1@tex.example' })).not.toThrow();
  });
});

it.each([['Eight1aa'], ['Übergröße9'], ['A long sentence with 1 number']])('accepts %p', (password) => {
  expect(() => assertGoodPassword(password)).not.toThrow();
});
