import { accessToken } from '@marketplace/shared/http';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const kept = () => accessToken() !== null;

/** An access token is stored here: while the session is checked, somebody is likely to be signed in. */
export const useTokenKept = () => useSyncExternalStore(never, kept, () => false);
