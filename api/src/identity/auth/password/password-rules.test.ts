import { assertGoodPassword } from './password-rules.ts';

const short = 'Password must be at least 8 characters long';
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

it.each([['Eight1aa'], ['Übergröße9'], ['A long sentence with 1 number']])('accepts %p', (password) => {
  expect(() => assertGoodPassword(password)).not.toThrow();
});
