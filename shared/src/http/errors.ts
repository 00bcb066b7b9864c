import type { AxiosError } from 'axios';
import { Type } from '../contracts/index.ts';
import { tryRead } from '../reading/index.ts';
import { refreshToken } from './tokens.ts';

/** Whether a request failed. As axios tells, without loading it: visitors may have read a page before they need it. */
export const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Object && 'isAxiosError' in error && error.isAxiosError === true;

const isCancel = (error: unknown) => error instanceof Object && '__CANCEL__' in error && error.__CANCEL__ === true;

/** axios copies the configuration of each request, so it carries the mark of one repeated with a new token. */
export const isRepeated = (config: (AxiosError['config'] & { repeated?: true }) | undefined) =>
  config?.repeated === true;

const Text = Type.String({ minLength: 1 });

/** What a refusal may say. */
const Refusal = Type.Object({
  error: Type.Optional(Text),
  message: Type.Optional(Text),
  code: Type.Optional(Text),
  errors: Type.Array(Type.Object({ field: Text, message: Text })),
});

const said = (text?: string) => (text?.trim() ? text : undefined);

const refusalOf = (error: unknown) => tryRead(Refusal, isAxiosError(error) ? error.response?.data : undefined);

/** HTTP status of a failed request; undefined if there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined;

/** No response arrived: offline, refused, timed out. */
export const isNoResponse = (error: unknown): boolean => isAxiosError(error) && !error.response && !isCancel(error);

export const isCancelled = (error: unknown): boolean => isCancel(error);

/** The server's message, preferring the field that the specification names first; undefined if there is none. */
export const serverSaid = (error: unknown, first: 'error' | 'message' = 'message'): string | undefined => {
  const refusal = refusalOf(error);
  return said(refusal?.[first]) ?? said(refusal?.[first === 'error' ? 'message' : 'error']);
};

/** The server's error code, such as `quote_changed`; undefined if there is none. */
export const codeOf = (error: unknown): string | undefined => said(refusalOf(error)?.code);

/** Per-field messages of a refused form. */
export const fieldErrors = (error: unknown) => refusalOf(error)?.errors ?? [];

/** A 401 that no refresh can change: there is no refresh token, or the new access token was refused too. */
export const isSignedOut = (error: unknown) =>
  statusOf(error) === 401 && (refreshToken() === null || isRepeated((error as AxiosError).config));
