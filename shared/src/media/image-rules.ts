/** The specification's limits for pictures; times in milliseconds. */
export const SLOTS = 3;
export const RETRIES = 2;
export const BATCH_GAP = 100;
export const batchSize = { critical: 5, prefetch: 3 } as const;

export const imageLife = { loaded: 1_800_000, failed: 300_000, signedLink: 3_600_000 } as const;
export const IMAGE_CLEANUP_INTERVAL = 900_000;
export const LINK_CLEANUP_INTERVAL = 300_000;

/** How long the loader waits for the page's own pictures at most. */
export const HEAD_START = 3_000;

const timeLimits: Record<string, number> = { '3g': 15_000, '2g': 20_000, 'slow-2g': 20_000 };
const TIME_PER_RETRY = 5_000;

/** Timeout of one attempt by type of connection, in milliseconds; an unknown type counts as 4g. */
export const timeLimit = (effectiveType: string | undefined, retry: number) =>
  (timeLimits[effectiveType ?? ''] ?? 10_000) + retry * TIME_PER_RETRY;
