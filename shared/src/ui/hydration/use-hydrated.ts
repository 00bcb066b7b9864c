import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and during hydration, so that both render the same; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
