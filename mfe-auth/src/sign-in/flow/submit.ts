import type { PasskeyAssertion } from '@marketplace/shared/contracts';
import { checkCode } from './check-code.ts';
import { checkPasswords } from './check-passwords.ts';
import { goBack } from './go-to.ts';
import type { Call, Message, SignInState } from './sign-in-state.ts';

const ask = (state: SignInState, call: Call): SignInState => ({ ...state, call, message: null });

const refuse = (state: SignInState, message: Message): SignInState => ({ ...state, message });

const sendCode = (state: SignInState): SignInState => {
  const email = state.fields.email.trim();
  if (email) return ask(state, { kind: 'send-code', email });
  return refuse(state, { tone: 'danger', text: 'Please enter your email address', field: 'email', invalid: true });
};

const verifyCode = (state: SignInState): SignInState => {
  const { email, otp } = state.fields;
  const text = checkCode(otp);
  if (text) return refuse(state, { tone: 'danger', text, field: 'otp', invalid: true });
  return ask(state, { kind: 'verify-code', email: email.trim(), otp });
};

const resetPassword = (state: SignInState): SignInState => {
  // Without a token, the message that it has expired stays until the flow returns.
  if (!state.token) return state;
  const problem = checkPasswords(state.fields);
  if (problem) return refuse(state, problem);
  return ask(state, {
    kind: 'reset-password',
    resetToken: state.token.value,
    newPassword: state.fields.newPassword,
  });
};

/** The step's own action: its checks, then its call. */
export const submit = (state: SignInState): SignInState => {
  const { email, password, remember: rememberMe } = state.fields;
  switch (state.step) {
    case 'login':
      return ask(state, { kind: 'log-in', email: email.trim(), password, rememberMe });
    case 'secondFactor':
      return state;
    case 'forgotPassword':
      return sendCode(state);
    case 'otpVerification':
      return verifyCode(state);
    case 'newPassword':
      return resetPassword(state);
    case 'passwordReset':
      return goBack(state);
  }
};

/** Signs in with a passkey instead of a password. */
export const byPasskey = (state: SignInState, picked: PasskeyAssertion | undefined): SignInState =>
  state.step === 'login' ? ask(state, { kind: 'passkey', picked, rememberMe: state.fields.remember }) : state;

/** Sends the code again, once the cooldown is over. */
export const resend = (state: SignInState): SignInState => {
  if (state.step !== 'otpVerification' || state.resendAt !== null) return state;
  const fields = { ...state.fields, otp: '' };
  return ask({ ...state, fields }, { kind: 'resend-code', email: fields.email.trim() });
};
