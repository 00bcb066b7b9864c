import { useMemo } from 'react';
import { useUser } from '../session/index.ts';
import { availableModules, enhanceModules } from './enhance-modules.ts';

/** The signed-in user's available modules; none for a visitor. */
export const useMyModules = () => {
  const user = useUser();
  return useMemo(() => availableModules(enhanceModules(user?.userAccess.modules ?? [])), [user]);
};
