// The only palette of states: every state, on every screen, gets its tone from here. Each is a separate export, so that
// a page only loads those it shows.

/** What a state asks of its reader, by the names that badges use. */
const positive = 'success' as const;
const caution = 'warning' as const;
const critical = 'danger' as const;
const info = 'info' as const;
const neutral = 'neutral' as const;

// As it should be.
export const active = positive;
export const enabled = positive;
export const live = positive;
export const online = positive;
export const healthy = positive;
export const proven = positive;
export const paid = positive;
export const succeeded = positive;
export const delivered = positive;
export const published = positive;
export const resolved = positive;

// Needs attention soon, or is incomplete.
export const partly_paid = caution;
export const expiring = caution;
export const replaced = caution;
export const paused = caution;
export const stale = caution;
export const reported = caution;
export const waiting = caution;
export const setAside = caution;
export const failing = caution;
export const troubled = caution;
export const high = caution;
export const assumed = caution;
export const unproven = caution;
export const partial = caution;

// Went wrong, or is late.
export const overdue = critical;
export const suspended = critical;
export const failed = critical;
export const halted = critical;
export const broken = critical;
export const urgent = critical;
export const missing = critical;
export const lapsed = critical;

// On its way.
const fresh = info;
export { fresh as new };
export const open = info;
export const draft = info;
export const unpaid = info;
export const pending = info;
export const processing = info;
export const running = info;
export const invited = info;
export const scheduled = info;
export const canary = info;
export const noted = info;
export const usable = info;

// Over, or unimportant.
export const cancelled = neutral;
export const credited = neutral;
export const voided = neutral;
export const expired = neutral;
export const exhausted = neutral;
export const archived = neutral;
export const closed = neutral;
export const disabled = neutral;
export const hidden = neutral;
export const offline = neutral;
export const low = neutral;
export const normal = neutral;
