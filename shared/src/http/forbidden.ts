import type { AxiosInstance } from 'axios';
import { codeOf, statusOf } from './errors.ts';
import { hooks } from './hooks.ts';

/** Refusals that say nothing about the role. */
const otherReasons = ['fresh_factor_required'];

/** Tells the host about each 403: the user may have lost a role since the session was read. */
export const attachForbidden = (client: AxiosInstance) => {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (statusOf(error) === 403 && !otherReasons.includes(codeOf(error) ?? '')) hooks.onForbidden();
    throw error;
  });
};
