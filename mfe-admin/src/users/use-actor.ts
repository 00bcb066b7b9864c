import { isSuperAdmin, whyNotChange } from '@marketplace/shared/contracts';
import { useUser } from '@marketplace/shared/session';

/** What the signed-in administrator may do to other users. */
export const useActor = () => {
  const user = useUser();
  return {
    isSuperAdmin: user !== null && isSuperAdmin(user),
    isSelf: (id: string) => user?.id === id,
    /** Undefined if they may change this person. */
    whyNot: (person: { id: string; role: string }) =>
      user ? whyNotChange(user, person) : 'User not authenticated. Please login to continue.',
  };
};
