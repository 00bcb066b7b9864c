import { isAxiosError, type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { codeOf, statusOf } from './errors.ts';

/** The mark of a request that was repeated after a proof. */
type CallConfig = InternalAxiosRequestConfig & { proven?: true };

type Ask = () => Promise<boolean>;

const NOT_CONFIRMED = 'Nothing was done, because you did not confirm that it’s you. Try again when you are ready.';

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Set by the host: has the user prove that it's them; false if they don't. Returns a function that stops. */
export const askForFreshFactor = (next: Ask) => {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
};

const isDue = (error: unknown): error is AxiosError & { config: CallConfig } =>
  isAxiosError(error) &&
  statusOf(error) === 403 &&
  codeOf(error) === 'fresh_factor_required' &&
  error.config !== undefined &&
  !(error.config as CallConfig).proven;

const notConfirmed = (error: AxiosError) => {
  const { response } = error;
  if (response) response.data = { ...(response.data as object), message: NOT_CONFIRMED, error: NOT_CONFIRMED };
  return error;
};

/** A request that needs a fresh proof waits while the user gives it, once for all such requests; then it is repeated once. */
export const attachFreshFactor = (client: AxiosInstance) => {
  client.interceptors.response.use(undefined, async (error: unknown) => {
    if (!ask || !isDue(error)) throw error;
    asking ??= ask().finally(() => (asking = undefined));
    if (!(await asking)) throw notConfirmed(error);
    error.config.proven = true;
    return client.request(error.config);
  });
};
