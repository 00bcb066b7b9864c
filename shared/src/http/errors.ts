import { isAxiosError, isCancel } from 'axios';
import { Type } from '../contracts/index.ts';
import { tryRead } from '../reading/index.ts';

const Text = Type.String({ minLength: 1 });

/** What a refusal says, as far as it says it. */
const Refusal = Type.Object({
  error: Type.Optional(Text),
  message: Type.Optional(Text),
  code: Type.Optional(Text),
  errors: Type.Array(Type.Object({ field: Text, message: Text })),
});

const said = (text?: string) => (text?.trim() ? text : undefined);

const refusalOf = (error: unknown) => tryRead(Refusal, isAxiosError(error) ? error.response?.data : undefined);

/** HTTP status of a failed call; undefined when no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined;

/** The call reached nobody: offline, refused, timed out. */
export const isNoResponse = (error: unknown): boolean => isAxiosError(error) && !error.response && !isCancel(error);

export const isCancelled = (error: unknown): boolean => isCancel(error);

/** What the server said, preferring the field that the specification names first; undefined when it said nothing. */
export const serverSaid = (error: unknown, first: 'error' | 'message' = 'message'): string | undefined => {
  const refusal = refusalOf(error);
  return said(refusal?.[first]) ?? said(refusal?.[first === 'error' ? 'message' : 'error']);
};

/** The server's stable word for programs, such as `quote_changed`; undefined when it said none. */
export const codeOf = (error: unknown): string | undefined => said(refusalOf(error)?.code);

/** Per-field messages of a refused form. */
export const fieldErrors = (error: unknown) => refusalOf(error)?.errors ?? [];
