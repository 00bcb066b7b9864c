import { matchesRole, useUser } from '@marketplace/shared/session';

/** Whether the user may edit the catalogue. */
export const useIsAdministrator = () => {
  const user = useUser();
  return user !== null && matchesRole(user, ['ADMIN', 'SUPER_ADMIN']);
};
