import type { Answer, SignInEvent } from './sign-in-event.ts';
import { beginning, noFields, type Fields, type SignInState } from './sign-in-state.ts';
import { transition } from './transition.ts';

const NOW = 1_000_000;

/** The state after these events, which all happen at the same moment. */
const after = (state: SignInState, ...events: SignInEvent[]) =>
  events.reduce((before, event) => transition(before, event, NOW), state);

const later = (state: SignInState, milliseconds: number) =>
  transition(state, { kind: 'ticked' }, state.now + milliseconds);

const typed = (fields: Partial<Fields>): SignInEvent => ({ kind: 'edited', fields });
const submitted: SignInEvent = { kind: 'submitted' };
const back: SignInEvent = { kind: 'back' };

/** The answer to the call in progress. */
const answer = (state: SignInState, came: Answer, now = NOW) => {
  if (!state.call) throw new Error('No call is under way.');
  return transition(state, { kind: 'answered', call: state.call, answer: came }, now);
};

const done: Answer = { kind: 'done' };
const failed = (said?: string): Answer => ({ kind: 'failed', said });
const verified = (expiryMinutes: unknown = 15): Answer => ({ kind: 'verified', resetToken: 'token', expiryMinutes });

const login = after(beginning(), typed({ email: ' asha@tex.example ', password: 'Marketplace1' }));
const forgot = after(login, { kind: 'forgot' });
const otp = answer(after(forgot, submitted), done);
const code = after(otp, typed({ otp: '123456' }));
const fresh = answer(after(code, submitted), verified());
const chosen = after(fresh, typed({ newPassword: 'Different2', confirmPassword: 'Different2' }));
const reset = answer(after(chosen, submitted), done);

describe('the path through the steps', () => {
  it('is login, forgotPassword, otpVerification, newPassword, passwordReset [AUTH-04, AUTH-20, AUTH-21, AUTH-22, AUTH-23]', () => {
    expect([login, forgot, otp, fresh, reset].map(({ step }) => step)).toEqual([
      'login',
      'forgotPassword',
      'otpVerification',
      'newPassword',
      'passwordReset',
    ]);
  });

  it('requests one call at a time, with what was entered [CALL-58]', () => {
    const calls = [after(login, submitted), after(forgot, submitted), after(code, submitted), after(chosen, submitted)];
    expect(calls.map(({ call }) => call)).toEqual([
      { kind: 'log-in', email: 'asha@tex.example', password: 'Marketplace1', rememberMe: false },
      { kind: 'send-code', email: 'asha@tex.example' },
      { kind: 'verify-code', email: 'asha@tex.example', otp: '123456' },
      { kind: 'reset-password', resetToken: 'token', newPassword: 'Different2' },
    ]);
    const cool = after(later(otp, 60_000), { kind: 'resend' });
    expect(cool.call).toEqual({ kind: 'resend-code', email: 'asha@tex.example' });
  });

  it('says what succeeded [AUTH-39, AUTH-40, AUTH-41]', () => {
    expect([otp, fresh, reset].map(({ message }) => message)).toEqual([
      { tone: 'success', text: 'OTP sent successfully to your email. Please check your inbox.' },
      { tone: 'success', text: 'OTP verified successfully. You can now set a new password.' },
      { tone: 'success', text: 'Password reset successfully! You can now login with your new password.' },
    ]);
  });

  it('clears token, passwords and code after the reset [AUTH-23]', () => {
    expect(reset.token).toBeNull();
    expect(reset.fields).toEqual({ ...noFields, email: ' asha@tex.example ' });
  });

  it('clears every field from passwordReset to login, by its button and by Back [AUTH-24, AUTH-27]', () => {
    for (const event of [submitted, back]) {
      const again = after(reset, event);
      expect(again).toEqual({ ...beginning(), now: NOW });
      expect(again.fields).toEqual(noFields);
    }
  });

  it('stays busy once the user is signed in, until the dashboard takes over', () => {
    const busy = after(login, submitted);
    expect(answer(busy, { kind: 'signed-in' })).toEqual(busy);
  });
});

describe('Back', () => {
  it.each([
    ['otpVerification', 'forgotPassword', 'AUTH-25', otp],
    ['newPassword', 'otpVerification', 'AUTH-26', fresh],
    ['forgotPassword', 'login', 'AUTH-27', forgot],
    ['passwordReset', 'login', 'AUTH-27', reset],
  ])('leads from %s to %s [%s]', (from, to, _, state) => {
    expect(state.step).toBe(from);
    expect(after(state, back).step).toBe(to);
  });

  it('is a new action: it clears the message [AUTH-33]', () => {
    for (const state of [otp, fresh, after(after(forgot, typed({ email: '' })), submitted)]) {
      expect(state.message).not.toBeNull();
      expect(after(state, back).message).toBeNull();
    }
  });

  it('asks for verification again: neither code nor passwords are kept [AUTH-26]', () => {
    expect(after(chosen, back).fields).toEqual({ ...noFields, email: ' asha@tex.example ' });
  });

  it('leads nowhere from login [AUTH-02]', () => {
    expect(after(login, back)).toEqual(login);
  });
});

describe('the checks', () => {
  const classes = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

  it.each(['', '   '])('require an email, not "%s" [VALID-13]', (email) => {
    const refused = after(forgot, typed({ email }), submitted);
    expect(refused.message).toMatchObject({ text: 'Please enter your email address', field: 'email', invalid: true });
    expect(refused.call).toBeNull();
  });

  it.each([
    ['', 'Please enter the OTP', 'VALID-14'],
    ['12345', 'OTP must be 6 digits', 'VALID-15'],
  ])('answer the code "%s" with "%s" [%s]', (entered, text) => {
    const refused = after(otp, typed({ otp: entered }), submitted);
    expect(refused.message).toMatchObject({ text, field: 'otp', invalid: true });
    expect(refused.call).toBeNull();
  });

  it.each([
    ['12a3 4-5b6', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('reduce the typed code %s to the digits %s [VALID-16, CONST-14]', (entered, kept) => {
    expect(after(otp, typed({ otp: entered })).fields.otp).toBe(kept);
  });

  it.each([
    ['', '', 'Please fill in both password fields', 'newPassword', 'VALID-17'],
    ['Different2', '', 'Please fill in both password fields', 'confirmPassword', 'VALID-17'],
    ['', 'Different2', 'Please fill in both password fields', 'newPassword', 'VALID-17'],
    ['short', 'other', 'Passwords do not match', 'confirmPassword', 'VALID-18'],
    ['Short12', 'Short12', 'Password must be at least 8 characters long', 'newPassword', 'VALID-19, CONST-14'],
    ['short', 'short', 'Password must be at least 8 characters long', 'newPassword', 'VALID-19'],
    ['lowercase1', 'lowercase1', classes, 'newPassword', 'VALID-20'],
    ['UPPERCASE1', 'UPPERCASE1', classes, 'newPassword', 'VALID-20'],
    ['NoNumbers', 'NoNumbers', classes, 'newPassword', 'VALID-20'],
  ])('answer the passwords "%s" and "%s" with %s, at %s [%s]', (newPassword, confirmPassword, text, field) => {
    const refused = after(fresh, typed({ newPassword, confirmPassword }), submitted);
    expect(refused.message).toEqual({ tone: 'danger', text, field, invalid: true });
    expect(refused.call).toBeNull();
  });

  it('accept a password of 8 characters with every class [VALID-19, VALID-20, CONST-14]', () => {
    expect(after(fresh, typed({ newPassword: 'Eight8ch', confirmPassword: 'Eight8ch' }), submitted).call).toMatchObject(
      {
        newPassword: 'Eight8ch',
      },
    );
  });
});

describe('a call that fails', () => {
  const resending = after(later(otp, 60_000), { kind: 'resend' });
  const calls = [
    ['AUTH-34', after(login, submitted), 'Login failed. Please check your credentials.'],
    ['AUTH-35', after(forgot, submitted), 'Failed to send OTP. Please try again.'],
    ['AUTH-36', after(code, submitted), 'Invalid or expired OTP. Please try again.'],
    ['AUTH-37', after(chosen, submitted), 'Failed to reset password. Please try again.'],
    ['AUTH-38, CALL-58', resending, 'Failed to resend OTP. Please try again.'],
  ] as const;

  it.each(calls)(
    'says what the server says, or else its own fallback, and stays in its step [%s]',
    (_, busy, fallback) => {
      const said = answer(busy, failed('Not today.'));
      expect(said.message).toMatchObject({ tone: 'danger', text: 'Not today.' });
      const silent = answer(busy, failed());
      expect(silent.message).toMatchObject({ tone: 'danger', text: fallback });
      expect([silent.step, silent.call]).toEqual([busy.step, null]);
    },
  );

  it.each(calls)('has its message cleared by the next attempt [AUTH-33] (%s)', (_, busy) => {
    const problem = answer(busy, failed());
    expect(after(problem, busy.call?.kind === 'resend-code' ? { kind: 'resend' } : submitted).message).toBeNull();
  });

  it('says what users can do about it', () => {
    const busy = after(login, submitted);
    const lost = answer(busy, { kind: 'failed', said: undefined, advice: 'You’re offline.' });
    expect(lost.message).toMatchObject({
      text: 'Login failed. Please check your credentials.',
      advice: 'You’re offline.',
    });
  });

  it('counts refused codes, ignores lost requests, and starts over with a new code', () => {
    const refused: Answer = { kind: 'failed', said: undefined, isRefused: true };
    const once = answer(after(code, submitted), refused);
    expect(once.wrongCodes).toBe(1);
    const lost = answer(after(once, submitted), failed());
    expect(lost.wrongCodes).toBe(1);
    const twice = answer(after(lost, submitted), refused);
    expect(twice.wrongCodes).toBe(2);
    const cool = later(twice, 60_000);
    expect(answer(transition(cool, { kind: 'resend' }, cool.now), done).wrongCodes).toBe(0);
    expect(answer(after(login, submitted), refused).wrongCodes).toBe(0);
  });

  it('keeps what was entered', () => {
    expect(answer(after(chosen, submitted), failed()).fields).toEqual(chosen.fields);
  });
});

describe('while a call is in progress', () => {
  it('nothing but its answer counts: no second call, no Back, no typing', () => {
    const busy = after(code, submitted);
    for (const event of [submitted, back, typed({ otp: '1' }), { kind: 'resend' }] as SignInEvent[])
      expect(after(busy, event)).toEqual(busy);
  });

  it('an answer to an earlier call is dropped', () => {
    const first = after(code, submitted);
    const second = after(answer(first, failed()), submitted);
    if (!first.call) throw new Error('No call.');
    expect(transition(second, { kind: 'answered', call: first.call, answer: verified() }, NOW)).toEqual(second);
  });
});

describe('typing', () => {
  it('removes only the message about the value of that field', () => {
    const refused = after(fresh, typed({ newPassword: 'short', confirmPassword: 'short' }), submitted);
    expect(after(refused, typed({ confirmPassword: 'x' })).message).toEqual(refused.message);
    expect(after(refused, typed({ newPassword: 'x' })).message).toBeNull();
    expect(after(otp, typed({ otp: '1' })).message).toEqual(otp.message);
  });
});

describe('a login with a temporary password', () => {
  const sending = answer(after(login, submitted), { kind: 'temporary-password' });

  it('has a code sent to its email automatically, still busy in login [AUTH-18]', () => {
    expect([sending.step, sending.call]).toEqual(['login', { kind: 'send-code', email: 'asha@tex.example' }]);
  });

  it('goes straight to otpVerification with 60 s until the next code [AUTH-18, AUTH-19, CONST-14]', () => {
    const state = answer(sending, done);
    expect(state).toMatchObject({ step: 'otpVerification', temporary: true, resendAt: NOW + 60_000 });
    expect(state.fields.password).toBe('');
    expect(after(state, back)).toMatchObject({ step: 'forgotPassword', temporary: false });
  });

  it('stays in login with the message of a code that could not be sent [AUTH-18, AUTH-35]', () => {
    const state = answer(sending, failed());
    expect(state).toMatchObject({ step: 'login', call: null });
    expect(state.message?.text).toBe('Failed to send OTP. Please try again.');
  });
});

describe('sending the code again', () => {
  const resend: SignInEvent = { kind: 'resend' };

  it('waits for 60 s, no less [AUTH-28, CONST-14]', () => {
    const early = later(otp, 59_999);
    expect(transition(early, resend, early.now).call).toBeNull();
    expect(transition(otp, resend, NOW + 60_000).call).toMatchObject({ kind: 'resend-code' });
  });

  it('clears the code, says so, and starts another 60 s [AUTH-29, AUTH-42, AUTH-28]', () => {
    const cool = after(later(code, 60_000));
    const asked = transition(cool, resend, cool.now);
    expect(asked.fields.otp).toBe('');
    const sent = answer(asked, done, NOW + 61_000);
    expect(sent.message?.text).toBe('New OTP sent successfully to your email.');
    expect(sent.resendAt).toBe(NOW + 121_000);
  });

  it('can be tried again at once after it failed [AUTH-38]', () => {
    const cool = later(otp, 60_000);
    const problem = answer(transition(cool, resend, cool.now), failed(), cool.now);
    expect(transition(problem, resend, cool.now).call).toMatchObject({ kind: 'resend-code' });
  });

  it('belongs to otpVerification alone', () => {
    const cool = later(fresh, 60_000);
    expect(transition(cool, resend, cool.now).call).toBeNull();
  });
});

describe('the reset token', () => {
  it.each([
    [15, 15],
    [1, 1],
    [undefined, 15],
    [0, 15],
    [-3, 15],
    ['10', 15],
    [Number.NaN, 15],
  ])('of %s minutes is valid for %s minutes [AUTH-30, CONST-14]', (minutes, good) => {
    expect(answer(after(code, submitted), verified(minutes)).token?.expiresAt).toBe(NOW + good * 60_000);
  });

  it('expires in newPassword with a message, and 3 s later the flow is back at forgotPassword [AUTH-31, AUTH-32, CONST-14]', () => {
    expect(later(chosen, 899_999).message).toEqual(chosen.message);
    const expired = later(chosen, 900_000);
    expect(expired).toMatchObject({
      step: 'newPassword',
      token: null,
      message: { tone: 'danger', text: 'Reset token has expired. Please start the process again.' },
    });
    expect(later(expired, 2_999).step).toBe('newPassword');
    const returned = later(expired, 3_000);
    expect(returned).toMatchObject({ step: 'forgotPassword', token: null, returnAt: null });
    expect(returned.fields).toEqual({ ...noFields, email: ' asha@tex.example ' });
  });

  it('cannot be used once it has expired [AUTH-31]', () => {
    expect(transition(chosen, submitted, NOW + 900_000)).toMatchObject({ call: null, token: null });
  });

  it('keeps running during other steps, where its end says nothing [AUTH-30]', () => {
    const earlier = after(chosen, back);
    expect(earlier.token).not.toBeNull();
    expect(later(earlier, 900_000)).toMatchObject({
      step: 'otpVerification',
      token: null,
      message: null,
      returnAt: null,
    });
  });

  it('doesn’t return after Back has canceled that [AUTH-32]', () => {
    const expired = later(chosen, 900_000);
    expect(later(transition(expired, back, expired.now), 3_000).step).toBe('otpVerification');
  });

  it('leaves a reset in progress to the server', () => {
    const busy = after(chosen, submitted);
    expect(answer(later(busy, 900_000), done, NOW + 900_000).step).toBe('passwordReset');
    const refused = answer(later(busy, 900_000), failed(), NOW + 900_000);
    expect(later(refused, 1).message?.text).toBe('Reset token has expired. Please start the process again.');
  });
});

describe('the remembered email', () => {
  const remembered: SignInEvent = { kind: 'remembered', email: 'asha@tex.example' };

  it('fills the empty login [AUTH-06]', () => {
    expect(after(beginning(), remembered).fields).toMatchObject({ email: 'asha@tex.example', remember: true });
  });

  it('never replaces what the user typed [AUTH-06]', () => {
    const typing = after(beginning(), typed({ email: 'b' }));
    expect(after(typing, remembered)).toEqual(typing);
  });
});
