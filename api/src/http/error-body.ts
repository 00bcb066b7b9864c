import type { ErrorBody } from '@marketplace/shared/contracts';
import type { ApiError } from './api-error.ts';

/** `error` repeats the message, because some clients show one field and some the other. */
export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const body: ErrorBody = { error: error.message, message: error.message, code: error.code, requestId };
  return error.errors ? { ...body, errors: error.errors } : body;
}
