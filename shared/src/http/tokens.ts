import type { CarriedTokens } from '../contracts/index.ts';

const ACCESS = 'accessToken';
export const REFRESH_TOKEN_KEY = 'refreshToken';

/** The token pair in local storage, as specified. Blocked storage counts as empty. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

export const accessToken = () => storage()?.getItem(ACCESS) ?? null;
export const refreshToken = () => storage()?.getItem(REFRESH_TOKEN_KEY) ?? null;

export const keepTokens = ({ accessToken: access, refreshToken: refresh }: CarriedTokens) => {
  if (access) storage()?.setItem(ACCESS, access);
  if (refresh) storage()?.setItem(REFRESH_TOKEN_KEY, refresh);
};

export const removeTokens = () => {
  storage()?.removeItem(ACCESS);
  storage()?.removeItem(REFRESH_TOKEN_KEY);
};
