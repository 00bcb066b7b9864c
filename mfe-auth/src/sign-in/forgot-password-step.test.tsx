import { screen } from '@testing-library/react';
import { alert, aRecovery, EMAIL, field, title } from './testing/recovery.tsx';

const recovery = aRecovery();

it('opens from the link in the login step, with the email entered there [AUTH-07, AUTH-09, AUTH-20]', async () => {
  await recovery.toForgotPassword();
  expect(title()).toBe('Forgot your password?');
  expect(screen.getByText('Enter your email and we’ll send you a one-time code.')).toBeInTheDocument();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(/^Forgot your password\? Enter your email/);
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
});

it.each(['', '   '])('asks for an email when it is blank: "%s" [AUTH-09, VALID-13]', async (email) => {
  await recovery.toForgotPassword();
  recovery.type('Email', email);
  await recovery.press('Send OTP');
  expect(alert()).toBe('Please enter your email address');
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address');
  expect(field('Email')).toBeInvalid();
  expect(recovery.posted).toEqual([]);
});

it('checks the email itself instead of showing the browser’s bubble [VALID-13]', async () => {
  await recovery.toForgotPassword();
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
});

it('sends the code to the email, and then asks for it [AUTH-21, AUTH-39]', async () => {
  await recovery.toCode();
  expect(recovery.posted).toEqual([['send', { email: EMAIL }]]);
  expect(title()).toBe('Check your email');
  expect(screen.getByRole('status')).toHaveTextContent('OTP sent successfully to your email. Please check your inbox.');
});

it('is busy while the code is sent, and can’t be left', async () => {
  await recovery.toForgotPassword();
  recovery.api.post('/auth/forgot-password/send-otp', () => new Promise(() => undefined));
  recovery.type('Email', EMAIL);
  await recovery.press('Send OTP');
  expect(screen.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(field('Email')).toHaveAttribute('readonly');
});

describe('a code that could not be sent', () => {
  it.each([
    ["the server's error", { error: 'Too many codes.', message: 'Other words' }, 429, 'Too many codes.'],
    ['else its message', { message: 'Try later.' }, 503, 'Try later.'],
    ['else the fallback', {}, 500, 'Failed to send OTP. Please try again.'],
    ['what an answer with success false says', { success: false, message: 'No.' }, 200, 'No.'],
    ['the fallback for one that says nothing', { success: false }, 200, 'Failed to send OTP. Please try again.'],
  ])('says %s, and keeps the email [AUTH-35]', async (_, body, status, text) => {
    recovery.answer('send', body, status);
    await recovery.toCode();
    expect(alert()).toBe(text);
    expect(title()).toBe('Forgot your password?');
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Email')).toHaveFocus();
  });

  it('shows the fallback when there is no answer, and continues on the next attempt [AUTH-35, AUTH-33]', async () => {
    recovery.lose('send');
    await recovery.toCode();
    expect(alert()).toBe('Failed to send OTP. Please try again.');
    recovery.answer('send');
    await recovery.press('Send OTP');
    expect(alert()).toBeNull();
    expect(title()).toBe('Check your email');
  });
});

it('goes back to the login, which shows no earlier message [AUTH-27, AUTH-33]', async () => {
  await recovery.toForgotPassword();
  await recovery.press('Send OTP');
  await recovery.press('Back');
  expect(title()).toBe('Welcome back');
  expect(alert()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});
