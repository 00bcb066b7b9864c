import type { LoginBody } from '@marketplace/shared/contracts';
import { signIn } from '@marketplace/shared/session';
import type { Answer } from '../flow/sign-in-event.ts';
import { nothingSaid, postStep, type Body } from './post-step.ts';

const hasTemporaryPassword = (userData: unknown) =>
  typeof userData === 'object' && userData !== null && 'tempPassword' in userData && userData.tempPassword === true;

const accept = (answer: Body): Answer => {
  const challenge = answer['secondFactor'];
  if (challenge) return { kind: 'second-factor', challenge };
  if (hasTemporaryPassword(answer['userData'])) return { kind: 'temporary-password' };
  return signIn(answer) ? { kind: 'signed-in' } : nothingSaid;
};

/** Posts the credentials. Only the answer "signed-in" means that there is a session. */
export const logIn = (credentials: LoginBody) => postStep('/auth/login', credentials, accept);
