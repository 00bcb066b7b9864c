import { fireEvent, screen } from '@testing-library/react';
import { alert, aRecovery, EMAIL, field, title } from './testing/recovery.tsx';

const recovery = aRecovery();
const code = () => field('One-time code');
const verify = () => screen.getByRole('button', { name: 'Verify OTP' });
const resend = () => screen.queryByRole('button', { name: "Didn't receive the code? Resend OTP" });
const timer = () => screen.queryByRole('timer')?.textContent ?? null;
const enter = async () => {
  fireEvent.keyDown(code(), { key: 'Enter' });
  await recovery.clock.settle();
};

describe('the code field', () => {
  it('has the focus from the start, and says what it is for [AUTH-10]', async () => {
    await recovery.toCode();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription(
      `Check your email Enter the 6-digit code we sent to ${EMAIL}. OTP sent successfully to your email. Please check your inbox.`,
    );
  });

  it('is a single field that phones and mail programs can fill in [AUTH-10]', async () => {
    await recovery.toCode();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText(`Enter the 6-digit code we sent to ${EMAIL}.`)).toBeInTheDocument();
  });

  it.each([
    ['12a3 4-5b6', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('reduces %s to the digits "%s" [AUTH-10, VALID-16, CONST-14]', async (typed, kept) => {
    await recovery.toCode();
    recovery.type('One-time code', typed);
    expect(code()).toHaveValue(kept);
  });

  it('accepts a code that is pasted with spaces around and inside it [VALID-16]', async () => {
    await recovery.toCode();
    const pointer = recovery.clock.user();
    await pointer.click(code());
    await pointer.paste(' 123 456\n');
    expect(code()).toHaveValue('123456');
    expect(verify()).toBeEnabled();
  });
});

describe('Verify OTP', () => {
  it('is enabled with six digits, but not with fewer [AUTH-12]', async () => {
    await recovery.toCode();
    for (const [typed, enabled] of [
      ['', false],
      ['12345', false],
      ['123456', true],
      ['1234567', true],
      ['12345x', false],
    ] as const) {
      recovery.type('One-time code', typed);
      expect([typed, !verify().hasAttribute('disabled')]).toEqual([typed, enabled]);
    }
  });

  it('sends email and code, and leads to the new password [AUTH-22, AUTH-40]', async () => {
    await recovery.toNewPassword();
    expect(recovery.posted.at(-1)).toEqual(['verify', { email: EMAIL, otp: '123456' }]);
    expect(title()).toBe('Set a new password');
    expect(screen.getByRole('status')).toHaveTextContent('OTP verified successfully. You can now set a new password.');
  });

  it.each([
    ["the server's error", { error: 'This code was used.', message: 'Other' }, 400, 'This code was used.'],
    ['else its message', { message: 'Five wrong codes.' }, 400, 'Five wrong codes.'],
    ['else the fallback', {}, 400, 'Invalid or expired OTP. Please try again.'],
    ['the fallback without a token', { success: true }, 200, 'Invalid or expired OTP. Please try again.'],
  ])('that fails says %s, and stays [AUTH-36]', async (_, body, status, text) => {
    recovery.answer('verify', body, status);
    await recovery.toNewPassword();
    expect(alert()).toBe(text);
    expect(title()).toBe('Check your email');
    expect(code()).toHaveFocus();
  });
});

describe('after five wrong codes', () => {
  const advice = () => screen.queryByText(/no longer works/)?.textContent;
  const tryWrong = async () => {
    recovery.type('One-time code', '111111');
    await recovery.press('Verify OTP');
  };

  it('a line next to the fixed text says that the code is used up, and when to get another one [AUTH-36]', async () => {
    recovery.answer('verify', {}, 400);
    await recovery.toCode();
    for (const _ of [1, 2, 3, 4]) await tryWrong();
    expect(advice()).toBeUndefined();
    await tryWrong();
    expect(alert()).toBe('Invalid or expired OTP. Please try again.');
    expect(advice()).toBe(
      'This code no longer works after 5 wrong tries. When the timer below runs out, choose Resend OTP to get another.',
    );
    await recovery.later(60_000);
    expect(advice()).toBe('This code no longer works after 5 wrong tries. Choose Resend OTP to get another.');
    fireEvent.click(resend() as HTMLElement);
    await recovery.clock.settle();
    expect(advice()).toBeUndefined();
    await tryWrong();
    expect(advice()).toBeUndefined();
  });

  it('doesn’t count attempts that never arrived', async () => {
    recovery.answer('verify', {}, 503);
    await recovery.toCode();
    for (const _ of [1, 2, 3, 4, 5, 6]) await tryWrong();
    expect(advice()).toBeUndefined();
  });
});

describe('Enter in the field', () => {
  it.each([
    ['', 'Please enter the OTP', 'VALID-14'],
    ['12345', 'OTP must be 6 digits', 'VALID-15'],
  ])('checks the code "%s": %s [%s]', async (typed, text) => {
    await recovery.toCode();
    recovery.type('One-time code', typed);
    await enter();
    expect(alert()).toBe(text);
    expect(code()).toBeInvalid();
    expect(code()).toHaveAccessibleDescription(text);
    expect(recovery.posted.map(([call]) => call)).toEqual(['send']);
  });

  it('verifies a code that is complete [AUTH-22]', async () => {
    await recovery.toCode();
    recovery.type('One-time code', '123456');
    await enter();
    expect(title()).toBe('Set a new password');
  });

  it('clears its message when typing continues, and on the next attempt [AUTH-33]', async () => {
    await recovery.toCode();
    await enter();
    expect(alert()).toBe('Please enter the OTP');
    recovery.type('One-time code', '1');
    expect(alert()).toBeNull();
  });
});

describe('sending the code again', () => {
  it('counts 60 s down, and only then offers the link [AUTH-11, AUTH-28, CONST-14]', async () => {
    await recovery.toCode();
    expect(timer()).toBe('Resend OTP in 60 s');
    await recovery.clock.pass(1_000);
    expect(timer()).toBe('Resend OTP in 59 s');
    await recovery.later(58_000);
    expect([timer(), resend()]).toEqual(['Resend OTP in 1 s', null]);
    await recovery.clock.pass(1_000);
    expect(timer()).toBeNull();
    expect(resend()).toBeEnabled();
  });

  it('clears the field at once, says when it is done, and counts again [AUTH-29, AUTH-42, AUTH-28, CALL-58]', async () => {
    await recovery.toCode();
    await recovery.later(60_000);
    recovery.type('One-time code', '12345');
    fireEvent.click(resend() as HTMLElement);
    expect(code()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Sending a new code...');
    await recovery.clock.settle();
    expect(screen.getByRole('status')).toHaveTextContent('New OTP sent successfully to your email.');
    expect(code()).toHaveFocus();
    expect(timer()).toBe('Resend OTP in 60 s');
    expect(recovery.posted).toEqual([
      ['send', { email: EMAIL }],
      ['send', { email: EMAIL }],
    ]);
  });

  it.each([
    ["the server's error", { error: 'Wait a little.', message: 'Other words' }, 429, 'Wait a little.'],
    ['else its message', { message: 'No mail today.' }, 503, 'No mail today.'],
    ['else the fallback', { error: ' ', message: 7 }, 500, 'Failed to resend OTP. Please try again.'],
  ])('that fails says %s, and can be tried again at once [AUTH-38, CALL-58]', async (_, body, status, text) => {
    await recovery.toCode();
    await recovery.later(60_000);
    recovery.answer('send', body, status);
    fireEvent.click(resend() as HTMLElement);
    await recovery.clock.settle();
    expect(alert()).toBe(text);
    expect(timer()).toBeNull();
    recovery.answer('send');
    fireEvent.click(resend() as HTMLElement);
    expect(alert()).toBeNull();
    await recovery.clock.settle();
    expect(screen.getByRole('status')).toHaveTextContent('New OTP sent successfully to your email.');
  });

  it('shows the fallback when there is no answer [AUTH-38, CALL-58]', async () => {
    await recovery.toCode();
    await recovery.later(60_000);
    recovery.lose('send');
    fireEvent.click(resend() as HTMLElement);
    await recovery.clock.settle();
    expect(alert()).toBe('Failed to resend OTP. Please try again.');
  });
});

it('goes back to the email, which is still there, with no earlier message [AUTH-25, AUTH-33]', async () => {
  await recovery.toCode();
  await recovery.press('Back');
  expect(title()).toBe('Forgot your password?');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
