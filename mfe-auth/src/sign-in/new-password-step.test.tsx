import { fireEvent, screen, within } from '@testing-library/react';
import { alert, aRecovery, EMAIL, field, PASSWORD, title } from './testing/recovery.tsx';

const recovery = aRecovery();
const update = () => screen.getByRole('button', { name: 'Update Password' });
const timer = () => screen.getByRole('timer').textContent;
const met = () =>
  within(screen.getByRole('list', { name: 'Password requirements' }))
    .getAllByRole('listitem')
    .filter((rule) => rule.textContent?.endsWith(', met'))
    .map((rule) => rule.textContent?.replace(', met', ''));

it('asks for the new password twice, and for nothing else [AUTH-13]', async () => {
  await recovery.toNewPassword();
  for (const label of ['New Password', 'Confirm Password']) {
    expect(field(label)).toHaveAttribute('type', 'password');
    expect(field(label)).toHaveAttribute('autocomplete', 'new-password');
  }
  expect(field('New Password')).toHaveFocus();
  expect(field('New Password')).toHaveAccessibleDescription(/OTP verified successfully/);
  expect(update()).toBeEnabled();
  expect(document.querySelector('[autocomplete=username]')).toHaveValue(EMAIL);
});

it.each([
  ['', '', 'Please fill in both password fields', 'New Password', 'VALID-17'],
  [PASSWORD, '', 'Please fill in both password fields', 'Confirm Password', 'VALID-17'],
  ['', PASSWORD, 'Please fill in both password fields', 'New Password', 'VALID-17'],
  ['short', 'other', 'Passwords do not match', 'Confirm Password', 'VALID-18'],
  ['Short12', 'Short12', 'Password must be at least 8 characters long', 'New Password', 'VALID-19'],
  ...['lowercase1', 'UPPERCASE1', 'NoNumbers'].map((password) => [
    password,
    password,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    'New Password',
    'VALID-20',
  ]),
])('answers "%s" and "%s" with %s, at %s [%s]', async (password, confirmed, text, at) => {
  await recovery.toNewPassword();
  recovery.choose(password ?? '', confirmed);
  await recovery.press('Update Password');
  expect(alert()).toBe(text);
  expect(field(at ?? '')).toHaveFocus();
  expect(field(at ?? '')).toBeInvalid();
  expect(field(at ?? '')).toHaveAccessibleDescription(text);
  expect(recovery.posted.map(([call]) => call)).toEqual(['send', 'verify']);
});

it('checks off its requirements while the password is typed [AUTH-14, VALID-21]', async () => {
  await recovery.toNewPassword();
  expect(met()).toEqual([]);
  const seen = [
    ['a', ''],
    ['aB', ''],
    ['aB3', ''],
    ['aB345678', ''],
    ['aB345678', 'aB34567'],
    ['aB345678', 'aB345678'],
  ].map(([password, confirmed]) => {
    recovery.choose(password ?? '', confirmed);
    return met();
  });
  const [length, upper, lower, number, match] = [
    'At least 8 characters',
    'One uppercase letter',
    'One lowercase letter',
    'One number',
    'Passwords match',
  ];
  expect(seen).toEqual([
    [lower],
    [upper, lower],
    [upper, lower, number],
    [length, upper, lower, number],
    [length, upper, lower, number],
    [length, upper, lower, number, match],
  ]);
});

it('shows and hides each password on its own [VALID-22]', async () => {
  await recovery.toNewPassword();
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
  fireEvent.click(first as HTMLElement);
  expect([field('New Password').type, field('Confirm Password').type]).toEqual(['text', 'password']);
  fireEvent.click(second as HTMLElement);
  expect([field('New Password').type, field('Confirm Password').type]).toEqual(['text', 'text']);
  for (const hide of screen.getAllByRole('button', { name: 'Hide password' })) fireEvent.click(hide);
  expect([field('New Password').type, field('Confirm Password').type]).toEqual(['password', 'password']);
});

it('sends token and password, and is done [AUTH-23, AUTH-41]', async () => {
  await recovery.toReset();
  expect(recovery.posted.at(-1)).toEqual(['reset', { resetToken: 'token', newPassword: PASSWORD }]);
  expect(title()).toBe('Password Reset Successfully!');
});

it.each([
  ["the server's error", { error: 'Not that one again.', message: 'Other' }, 400, 'Not that one again.'],
  ['else its message', { message: 'This token was used.' }, 400, 'This token was used.'],
  ['else the fallback', {}, 500, 'Failed to reset password. Please try again.'],
])('that fails says %s, and keeps what was entered [AUTH-37]', async (_, body, status, text) => {
  recovery.answer('reset', body, status);
  await recovery.toReset();
  expect(alert()).toBe(text);
  expect(title()).toBe('Set a new password');
  expect(field('New Password')).toHaveValue(PASSWORD);
  expect(field('Confirm Password')).toHaveValue(PASSWORD);
});

it('has its message cleared by the next try [AUTH-33]', async () => {
  recovery.lose('reset');
  await recovery.toReset();
  expect(alert()).toBe('Failed to reset password. Please try again.');
  recovery.choose(PASSWORD, 'Another3');
  await recovery.press('Update Password');
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['Passwords do not match']);
});

describe('the session of the reset', () => {
  it('counts down from the minutes that the server gave [AUTH-15, AUTH-30, CONST-14]', async () => {
    await recovery.toNewPassword();
    expect(timer()).toBe('Session expires in 10:00');
    await recovery.clock.pass(1_000);
    expect(timer()).toBe('Session expires in 9:59');
    await recovery.later(9 * 60_000);
    expect(timer()).toBe('Session expires in 0:59');
  });

  it('ends with a message, and 3 s later at forgotPassword [AUTH-31, AUTH-32, CONST-14]', async () => {
    await recovery.toNewPassword();
    recovery.choose(PASSWORD);
    await recovery.later(10 * 60_000);
    expect(alert()).toBe('Reset token has expired. Please start the process again.');
    expect(timer()).toBe('Session expires in 0:00');
    expect(update()).toBeDisabled();
    await recovery.submit();
    expect(recovery.posted.map(([call]) => call)).toEqual(['send', 'verify']);
    await recovery.clock.pass(2_999);
    expect(title()).toBe('Set a new password');
    await recovery.clock.pass(1);
    expect(title()).toBe('Forgot your password?');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(/has expired/);
    expect(field('Email')).toHaveValue(EMAIL);
  });
});

it('goes back to the code, which must be entered again [AUTH-26, AUTH-33]', async () => {
  await recovery.toNewPassword();
  recovery.choose(PASSWORD);
  await recovery.press('Back');
  expect(title()).toBe('Check your email');
  expect(field('One-time code')).toHaveValue('');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
