import { accessToken } from '@marketplace/shared/http';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const kept = () => accessToken() !== null;

/**
 * An access token is stored here: while the session is checked, somebody is likely to be signed in. Undefined on a server, and
 * in the first render of what came from there.
 */
export const useTokenKept = () => useSyncExternalStore<boolean | undefined>(never, kept, () => undefined);
