import type { AxiosError, AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { codeOf } from './errors.ts';
import { hooks } from './hooks.ts';

/** A request with the mark that it was repeated after a proof. */
type CallConfig = InternalAxiosRequestConfig & { proven?: true };

const NOT_CONFIRMED = 'Nothing changed, because you didn’t confirm it’s you. Try again when you’re ready.';

let asking: Promise<boolean> | undefined;

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Makes the refusal of a download, which comes as a file, as readable as any other. A request that needs a fresh proof
 * waits while the user gives it, once for all such requests; then it is repeated once.
 * @throws the error, unless the repeated request succeeds
 */
export const handleRefusal = async (client: AxiosInstance, error: AxiosError) => {
  const { response } = error;
  const config: CallConfig | undefined = error.config;
  if (response && response.data instanceof Blob) response.data = asJson(await response.data.text());
  const ask = hooks.askForFreshFactor;
  if (!ask || !config || config.proven || codeOf(error) !== 'fresh_factor_required') throw error;
  asking ??= ask().finally(() => (asking = undefined));
  if (await asking) {
    config.proven = true;
    return client.request(config);
  }
  if (response) response.data = { ...(response.data as object), message: NOT_CONFIRMED, error: NOT_CONFIRMED };
  throw error;
};
