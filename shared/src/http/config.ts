import { marketplace, organization } from './clients.ts';
import { hooks, type SlowCall } from './hooks.ts';

export interface HttpConfig {
  marketplaceApi: string;
  organizationApi: string;
  /** The refresh failed; the tokens are already removed. */
  onSessionLost: () => void;
  /** A request took over 3 seconds. */
  onSlowCall: (call: SlowCall) => void;
}

/** Called once by the host, before the first request. */
export const configureHttp = (config: HttpConfig) => {
  marketplace.defaults.baseURL = config.marketplaceApi;
  organization.defaults.baseURL = config.organizationApi;
  hooks.onSessionLost = config.onSessionLost;
  hooks.onSlowCall = config.onSlowCall;
};
