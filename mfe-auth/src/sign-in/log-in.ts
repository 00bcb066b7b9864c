import type { LoginBody } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { signIn } from '@marketplace/shared/session';

export type LoginOutcome = { kind: 'signed-in' } | { kind: 'temporary-password' } | { kind: 'failed'; reason: string };

interface Answer {
  success?: unknown;
  error?: unknown;
  message?: unknown;
  userData?: { tempPassword?: unknown };
}

const said = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

const failed = (reason: string | undefined): LoginOutcome => ({
  kind: 'failed',
  reason: reason ?? 'Login failed. Please check your credentials.',
});

const outcomeOf = (answer: Answer): LoginOutcome => {
  if (answer.success === false) return failed(said(answer.error) ?? said(answer.message));
  if (answer.userData?.tempPassword === true) return { kind: 'temporary-password' };
  return signIn(answer) ? { kind: 'signed-in' } : failed(undefined);
};

/** Posts the credentials. Only the outcome signed-in has made a session. */
export const logIn = async (credentials: LoginBody): Promise<LoginOutcome> => {
  try {
    const { data } = await marketplace.post<Answer>('/auth/login', credentials);
    return outcomeOf(data);
  } catch (error) {
    return failed(serverSaid(error, 'error'));
  }
};
