import { useSyncExternalStore } from 'react';
import { accessToken } from '../http/index.ts';
import { useSession } from './use-session.ts';

const never = () => () => undefined;

/**
 * Nobody is signed in. Until the session has been checked that is who has no token here: on a server, and in the first
 * render of what came from there, everybody.
 */
export const useIsVisitor = () => {
  const { loading, user } = useSession();
  const hasToken = useSyncExternalStore(
    never,
    () => accessToken() !== null,
    () => false,
  );
  return user === null && !(loading && hasToken);
};
