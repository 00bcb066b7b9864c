import type { AxiosInstance } from 'axios';
import { codeOf, statusOf } from './errors.ts';
import { hooks } from './hooks.ts';

const tell = (code: string | undefined) => {
  if (code === 'second_factor_required') hooks.onSecondFactorRequired();
  // Says nothing about the role.
  else if (code !== 'fresh_factor_required') hooks.onForbidden();
};

/** Tells the host about each 403: the user may have lost a role since the session was read, or must secure the account first. */
export const attachForbidden = (client: AxiosInstance) => {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (statusOf(error) === 403) tell(codeOf(error));
    throw error;
  });
};
