import { ApiError } from '../../http/index.ts';

/** An invalid proof. `status` is 401 in a sign-in, 400 in a session, which stays valid. */
export const wrongFactor = (status: 400 | 401, message: string) =>
  new ApiError(status, 'invalid_second_factor', message);

export const isWrongFactor = (error: unknown) => error instanceof ApiError && error.code === 'invalid_second_factor';

export const signInExpired = () =>
  new ApiError(401, 'sign_in_expired', 'This sign-in has expired. Please start again.');
