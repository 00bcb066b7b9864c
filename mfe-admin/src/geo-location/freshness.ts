import { FRESHNESS, statusTones } from '@marketplace/shared/contracts';

export type Freshness = 'online' | 'stale' | 'offline';

/** How current a position is: online under 2 minutes, stale under 15, else offline. */
export const freshnessOf = (fixTime: string, now: number): Freshness => {
  const age = now - Date.parse(fixTime);
  if (age < FRESHNESS.staleAfter) return 'online';
  return age < FRESHNESS.offlineAfter ? 'stale' : 'offline';
};

export const freshnessLooks = {
  online: { tone: statusTones.online, label: 'Online' },
  stale: { tone: statusTones.stale, label: 'Stale' },
  offline: { tone: statusTones.offline, label: 'Offline' },
} as const;
