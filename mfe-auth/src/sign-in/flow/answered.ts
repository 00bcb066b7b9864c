import { goTo } from './go-to.ts';
import { RESEND_COOLDOWN, TOKEN_EXPIRY_MINUTES } from './limits.ts';
import type { Answer } from './sign-in-event.ts';
import type { Call, Message, SignInState } from './sign-in-state.ts';

/** The message for a failed call when the server gives none, and where the focus goes. */
const fallbacks: Record<Call['kind'], Pick<Message, 'text' | 'field'>> = {
  'log-in': { text: 'Login failed. Please check your credentials.', field: 'password' },
  passkey: { text: 'That didn’t work. Please try again, or use your password.' },
  'send-code': { text: 'Failed to send OTP. Please try again.', field: 'email' },
  // The focus stays on the link, so that people can try again.
  'resend-code': { text: 'Failed to resend OTP. Please try again.' },
  'verify-code': { text: 'Invalid or expired OTP. Please try again.', field: 'otp' },
  'reset-password': { text: 'Failed to reset password. Please try again.', field: 'newPassword' },
};

const failed = (state: SignInState, { kind }: Call, { said, advice, isRefused = false }: Failed): SignInState => {
  const { text, ...fallback } = fallbacks[kind];
  const wrongCodes = state.wrongCodes + (kind === 'verify-code' && isRefused ? 1 : 0);
  const message: Message = { tone: 'danger', ...fallback, text: said ?? text, advice };
  return { ...state, wrongCodes, call: null, message };
};

type Failed = Extract<Answer, { kind: 'failed' }>;

const success = (text: string): Message => ({ tone: 'success', text });

const codeSent = (state: SignInState): SignInState => ({
  ...goTo(state, 'otpVerification'),
  message: success('OTP sent successfully to your email. Please check your inbox.'),
  temporary: state.step === 'login',
  resendAt: state.now + RESEND_COOLDOWN,
  wrongCodes: 0,
});

const codeResent = (state: SignInState): SignInState => ({
  ...state,
  call: null,
  message: { ...success('New OTP sent successfully to your email.'), field: 'otp' },
  resendAt: state.now + RESEND_COOLDOWN,
  wrongCodes: 0,
});

const passwordReset = (state: SignInState): SignInState => ({
  ...goTo(state, 'passwordReset'),
  message: success('Password reset successfully! You can now login with your new password.'),
  token: null,
});

const isGood = (minutes: unknown): minutes is number => Number.isFinite(minutes) && Number(minutes) > 0;

const verified = (state: SignInState, value: string, minutes: unknown): SignInState => ({
  ...goTo(state, 'newPassword'),
  message: success('OTP verified successfully. You can now set a new password.'),
  token: { value, expiresAt: state.now + (isGood(minutes) ? minutes : TOKEN_EXPIRY_MINUTES) * 60_000 },
});

const done = (state: SignInState, { kind }: Call): SignInState => {
  if (kind === 'send-code') return codeSent(state);
  if (kind === 'resend-code') return codeResent(state);
  return kind === 'reset-password' ? passwordReset(state) : { ...state, call: null };
};

/** Continues with the result of the call that was in progress. */
export const answered = (state: SignInState, call: Call, answer: Answer): SignInState => {
  switch (answer.kind) {
    case 'failed':
      return failed(state, call, answer);
    case 'done':
      return done(state, call);
    case 'verified':
      return verified(state, answer.resetToken, answer.expiryMinutes);
    case 'second-factor':
      return { ...goTo(state, 'secondFactor'), challenge: answer.challenge };
    case 'temporary-password':
      return { ...state, call: { kind: 'send-code', email: state.fields.email.trim() } };
    case 'signed-in':
      // Stays busy until the dashboard has taken over.
      return state;
  }
};
