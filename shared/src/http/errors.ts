import { isAxiosError, isCancel } from 'axios';

interface FieldError {
  field: string;
  message: string;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** HTTP status of a failed request; undefined if there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined;

/** No response arrived: offline, refused, timed out. */
export const isNoResponse = (error: unknown): boolean => isAxiosError(error) && !error.response && !isCancel(error);

export const isCancelled = (error: unknown): boolean => isCancel(error);

/** The server's message, preferring the field that the specification names first; undefined if there is none. */
export const serverSaid = (error: unknown, first: 'error' | 'message' = 'message'): string | undefined => {
  const body = record(isAxiosError(error) ? error.response?.data : undefined);
  const second = first === 'error' ? 'message' : 'error';
  return text(body[first]) ?? text(body[second]);
};

/** The server's error code, such as `quote_changed`; undefined if there is none. */
export const codeOf = (error: unknown): string | undefined =>
  text(record(isAxiosError(error) ? error.response?.data : undefined).code);

/** Per-field messages of a refused form. */
export const fieldErrors = (error: unknown): FieldError[] => {
  const { errors } = record(isAxiosError(error) ? error.response?.data : undefined);
  if (!Array.isArray(errors)) return [];
  return errors.map(record).flatMap(({ field, message }) => {
    const [name, said] = [text(field), text(message)];
    return name && said ? [{ field: name, message: said }] : [];
  });
};
