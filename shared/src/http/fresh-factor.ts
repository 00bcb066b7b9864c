import { hooks } from './hooks.ts';

/** Set by the host: has the user prove that it's them; false if they don't. Returns a function that stops. */
export const askForFreshFactor = (ask: () => Promise<boolean>) => {
  hooks.askForFreshFactor = ask;
  return () => {
    if (hooks.askForFreshFactor === ask) hooks.askForFreshFactor = undefined;
  };
};
