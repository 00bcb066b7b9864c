import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and in the first render of what came from there, so that both are the same; true ever after. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
