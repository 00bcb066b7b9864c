import { accessToken } from '@marketplace/shared/http';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const kept = () => accessToken() !== null;

/**
 * Whether an access token is stored: while the session is checked, the user is probably signed in. Undefined on a server and
 * during hydration.
 */
export const useTokenKept = () => useSyncExternalStore<boolean | undefined>(never, kept, () => undefined);
