import { matchesRole, useUser } from '@marketplace/shared/session';

/** Whether the user may edit the catalog. */
export const useIsAdministrator = () => {
  const user = useUser();
  return user !== null && matchesRole(user, ['ADMIN', 'SUPER_ADMIN']);
};
