import type { Answer } from '../flow/sign-in-event.ts';
import type { Call } from '../flow/sign-in-state.ts';
import { logIn } from './log-in.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { verifyCode } from './verify-code.ts';

/** Makes the call that the machine asks for. */
export const makeCall = (call: Call): Promise<Answer> => {
  switch (call.kind) {
    case 'log-in':
      return logIn({ email: call.email, password: call.password, rememberMe: call.rememberMe });
    case 'passkey':
      return signInByPasskey(call);
    case 'send-code':
    case 'resend-code':
      return sendCode({ email: call.email });
    case 'verify-code':
      return verifyCode({ email: call.email, otp: call.otp });
    case 'reset-password':
      return resetPassword({ resetToken: call.resetToken, newPassword: call.newPassword });
  }
};
