import type { ResetPasswordBody } from '@marketplace/shared/contracts';
import { postStep } from './post-step.ts';

/** Sets the new password; the token is used up. */
export const resetPassword = (body: ResetPasswordBody) =>
  postStep('/auth/forgot-password/reset', body, () => ({ kind: 'done' }));
