import { FRESHNESS } from '@marketplace/shared/contracts';

export type Freshness = 'online' | 'stale' | 'offline';

/** How current a position is: online under 2 minutes, stale under 15, else offline. */
export const freshnessOf = (fixTime: string, now: number): Freshness => {
  const age = now - Date.parse(fixTime);
  if (age < FRESHNESS.staleAfter) return 'online';
  return age < FRESHNESS.offlineAfter ? 'stale' : 'offline';
};

export const freshnessLooks = {
  online: { tone: 'success', label: 'Online' },
  stale: { tone: 'warning', label: 'Stale' },
  offline: { tone: 'neutral', label: 'Offline' },
} as const;
