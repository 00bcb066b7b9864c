import type { SendOtpBody } from '@marketplace/shared/contracts';
import { postStep } from './post-step.ts';

/** Has a one-time code sent, for the first time or again. */
export const sendCode = (body: SendOtpBody) =>
  postStep('/auth/forgot-password/send-otp', body, () => ({ kind: 'done' }));
