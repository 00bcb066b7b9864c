import { apiScopes, organizationScopes } from '@marketplace/shared/contracts';
import { openKey } from '../api-keys.ts';
import type { TestApi } from '../test-api.ts';
import { randomFrom } from '../random.ts';
import { keyOfRole, type KeyRole } from './roles.ts';

interface Key {
  key: string;
  scopes: readonly string[];
}

/** Fewer than a key may send per minute. */
const callsOfKey = 100;

/** Keys with some of the scopes: a new one after this many requests, so that many combinations get a turn. */
export function openKeys(api: TestApi): (role: KeyRole) => Promise<Key> {
  const random = randomFrom(7);
  const open = new Map<KeyRole, Key & { left: number }>();
  return async (role) => {
    const { clientId } = keyOfRole[role];
    const all = clientId === null ? apiScopes : organizationScopes;
    const last = open.get(role);
    if (last && last.left > 0) last.left -= 1;
    if (last && last.left > 0) return last;
    const scopes = [random.of(all), ...all.filter(() => random.below(2) === 0)];
    const { key } = await openKey(api, clientId, [...new Set(scopes)]);
    const next = { key, scopes, left: callsOfKey };
    open.set(role, next);
    return next;
  };
}
