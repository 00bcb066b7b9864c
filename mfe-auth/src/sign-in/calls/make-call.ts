import type { Answer } from '../flow/sign-in-event.ts';
import type { Call } from '../flow/sign-in-state.ts';
import { logIn } from './log-in.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

/** Loaded on demand: most people sign in without it. */
const byPasskey = (call: Extract<Call, { kind: 'passkey' }>): Promise<Answer> =>
  import('./sign-in-by-passkey.ts').then(
    ({ signInByPasskey }) => signInByPasskey(call),
    () => ({ kind: 'failed', said: 'We couldn’t ask for your passkey. Check your connection and try again.' }),
  );

/** Makes the call that the machine asks for. */
export const makeCall = (call: Call): Promise<Answer> => {
  switch (call.kind) {
    case 'log-in':
      return logIn({ email: call.email, password: call.password, rememberMe: call.rememberMe });
    case 'passkey':
      return byPasskey(call);
    case 'send-code':
    case 'resend-code':
      return sendCode({ email: call.email });
    case 'verify-code':
      return verifyCode({ email: call.email, otp: call.otp });
    case 'reset-password':
      return resetPassword({ resetToken: call.resetToken, newPassword: call.newPassword });
  }
};
