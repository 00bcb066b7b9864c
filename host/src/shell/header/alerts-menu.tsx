import { isAdministrator, useUser } from '@marketplace/shared/session';
import { lazy, Suspense, type ComponentType } from 'react';

/** The page works just as well without it. */
const AlertsBell = lazy<ComponentType>(() => import('./alerts-bell.tsx').catch(() => ({ default: () => null })));

/** The bell, for administrators alone: nobody else loads it. */
export const AlertsMenu = () => {
  const user = useUser();
  return (
    user &&
    isAdministrator(user) && (
      <Suspense fallback={null}>
        <AlertsBell />
      </Suspense>
    )
  );
};
