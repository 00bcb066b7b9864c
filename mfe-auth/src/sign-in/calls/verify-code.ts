import type { VerifyOtpBody } from '@marketplace/shared/contracts';
import type { Answer } from '../flow/sign-in-event.ts';
import { nothingSaid, postStep, type Body } from './post-step.ts';

/** Without a token the flow could not go on. */
const accept = ({ resetToken, tokenExpiryMinutes: expiryMinutes }: Body): Answer =>
  typeof resetToken === 'string' && resetToken !== '' ? { kind: 'verified', resetToken, expiryMinutes } : nothingSaid;

/** Exchanges the code for a reset token. */
export const verifyCode = (body: VerifyOtpBody) => postStep('/auth/forgot-password/verify-otp', body, accept);
