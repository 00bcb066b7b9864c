import type { CarriedTokens } from '../contracts/index.ts';

const ACCESS = 'accessToken';
export const REFRESH_TOKEN_KEY = 'refreshToken';

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let memory: TokenStorage | undefined;

/** Keeps tokens in memory from now on: local storage belongs to the site that owns the page. */
export const keepTokensInMemory = () => {
  const kept = new Map<string, string>();
  memory = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/** The token pair in local storage, as specified. Blocked storage counts as empty. */
const storage = (): TokenStorage | undefined => {
  try {
    return memory ?? globalThis.localStorage;
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
