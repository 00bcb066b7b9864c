import { marketplace, organization } from './clients.ts';
import { hooks, type SlowCall } from './hooks.ts';
import { keepTokensInMemory } from './tokens.ts';

export interface HttpConfig {
  marketplaceApi: string;
  organizationApi: string;
  /** The refresh failed; the tokens are already removed. */
  onSessionLost: () => void;
  /** A request was refused because of the user's role. */
  onForbidden: () => void;
  /** The user's role requires a second factor, and the time to set one up is over. */
  onSecondFactorRequired?: () => void;
  /** A request took over 3 seconds. */
  onSlowCall: (call: SlowCall) => void;
  /** The page belongs to another site: no cookies, and tokens in memory only. */
  foreign?: boolean;
}

/** Called once by the host, before the first request. */
export const configureHttp = (config: HttpConfig) => {
  marketplace.defaults.baseURL = config.marketplaceApi;
  organization.defaults.baseURL = config.organizationApi;
  if (config.foreign) {
    keepTokensInMemory();
    for (const client of [marketplace, organization]) client.defaults.withCredentials = false;
  }
  hooks.onSessionLost = config.onSessionLost;
  hooks.onForbidden = config.onForbidden;
  hooks.onSecondFactorRequired = config.onSecondFactorRequired ?? hooks.onSecondFactorRequired;
  hooks.onSlowCall = config.onSlowCall;
};
