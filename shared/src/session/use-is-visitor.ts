import { useSyncExternalStore } from 'react';
import { accessToken } from '../http/index.ts';
import { useSession } from './use-session.ts';

const never = () => () => undefined;

/**
 * Whether nobody is signed in. Until the session check, that means no token here: on a server, and in the first render
 * of its markup, everyone is a visitor.
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
