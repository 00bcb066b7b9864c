import { passwordRules } from './password-rules.ts';

const met = (newPassword: string, confirmPassword = '') =>
  passwordRules({ newPassword, confirmPassword }).map((rule) => rule.met);

it.each([
  ['nothing', '', '', [false, false, false, false, false]],
  ['7 characters', 'seven77', '', [false, false, true, true, false]],
  ['8 characters', 'eight888', '', [true, false, true, true, false]],
  ['an uppercase letter', 'A', '', [false, true, false, false, false]],
  ['a lowercase letter', 'a', '', [false, false, true, false, false]],
  ['a number', '1', '', [false, false, false, true, false]],
  ['a match', 'a', 'a', [false, false, true, false, true]],
  ['another confirmation', 'a', 'b', [false, false, true, false, false]],
  ['everything', 'Different2', 'Different2', [true, true, true, true, true]],
])('checks off what is met: %s [VALID-21]', (_, password, confirmed, expected) => {
  expect(met(password, confirmed)).toEqual(expected);
});
