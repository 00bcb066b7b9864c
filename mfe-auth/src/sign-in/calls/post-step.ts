import { tryRead } from '@marketplace/shared/data';
import { AnyFields } from '@marketplace/shared/contracts';
import { adviceOf, marketplace, serverSaid, statusOf } from '@marketplace/shared/http';
import type { Answer } from '../flow/sign-in-event.ts';

/** Nothing in it is certain until it is checked. */
export type Body = Record<string, unknown>;

const said = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

export const nothingSaid: Answer = { kind: 'failed', said: undefined };

/** Posts a step of signing in. An answer with `success` false is a failure like any other. */
export const postStep = async (path: string, body: object, accept: (answer: Body) => Answer): Promise<Answer> => {
  try {
    const answer: Body = tryRead(AnyFields, (await marketplace.post(path, body)).data) ?? {};
    if (answer['success'] === false) return { kind: 'failed', said: said(answer['error']) ?? said(answer['message']) };
    return accept(answer);
  } catch (error) {
    const isRefused = statusOf(error) === 400;
    return { kind: 'failed', said: serverSaid(error, 'error'), advice: adviceOf(error), isRefused };
  }
};
