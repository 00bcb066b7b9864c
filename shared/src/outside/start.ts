import { getDefaultStore } from 'jotai';
import type { RuntimeConfig } from '../contracts/index.ts';
import { configureHttp } from '../http/index.ts';
import { watchNetwork } from '../offline/index.ts';
import { checkAgain, loseSession, sessionAtom } from '../session/index.ts';
import { BASE_PATH, storefrontOrigin } from './storefront.ts';

const readConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch(`${storefrontOrigin()}${BASE_PATH}/federation/config.json`);
  if (!response.ok) throw new Error(`Failed to fetch the configuration of ${storefrontOrigin()}.`);
  return (await response.json()) as RuntimeConfig;
};

const absolute = (address: string) => new URL(address, storefrontOrigin()).href;

const startServices = async () => {
  const config = await readConfig();
  configureHttp({
    marketplaceApi: absolute(config.marketplaceApi),
    organizationApi: absolute(config.organizationApi),
    onSessionLost: loseSession,
    onForbidden: checkAgain,
    onSlowCall: () => undefined,
    foreign: true,
  });
  watchNetwork();
  getDefaultStore().set(sessionAtom, { loading: false, user: null });
  return config;
};

let starting: Promise<RuntimeConfig> | undefined;

/** Starts, once for all pieces of a remote on a page, what the host starts in the storefront. */
export const start = () => (starting ??= startServices());

/** After a failure, lets the next piece that renders start again. */
export const startAgain = () => {
  starting?.catch(() => (starting = undefined));
};
