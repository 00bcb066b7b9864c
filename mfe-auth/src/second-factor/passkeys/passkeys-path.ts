import { SECOND_FACTOR } from '../use-second-factors.ts';

export const PASSKEYS = `${SECOND_FACTOR}/passkeys`;

export const passkeyPath = (id: string) => `${PASSKEYS}/${encodeURIComponent(id)}`;
