import { useMemo } from 'react';
import { useCategories } from '../data/index.ts';
import { useUser } from '../session/index.ts';
import { availableModules, enhanceModules } from './enhance-modules.ts';

/** The signed-in user's available modules. */
export const useMyModules = () => {
  const user = useUser();
  const categories = useCategories(user !== null);
  const modules = useMemo(
    () => availableModules(enhanceModules(user?.userAccess.modules ?? [], categories.data ?? [])),
    [user, categories.data],
  );
  return { ...categories, modules };
};
