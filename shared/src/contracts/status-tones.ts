/** What a state asks of its reader, by the names that badges have for it. */
const positive = 'success' as const;
const caution = 'warning' as const;
const critical = 'danger' as const;
const info = 'info' as const;
const neutral = 'neutral' as const;

/** As it should be. */
const fine = {
  ...{ active: positive, enabled: positive, live: positive, online: positive, healthy: positive, proven: positive },
  ...{ paid: positive, succeeded: positive, delivered: positive, published: positive, resolved: positive },
} as const;

/** Needs somebody soon, or is not whole. */
const doubtful = {
  ...{ partly_paid: caution, expiring: caution, replaced: caution, paused: caution, stale: caution, reported: caution },
  ...{ waiting: caution, 'set-aside': caution, failing: caution, troubled: caution, high: caution },
  ...{ assumed: caution, unproven: caution, partial: caution },
} as const;

/** Went wrong, or is late. */
const wrong = {
  ...{ overdue: critical, suspended: critical, failed: critical, halted: critical, broken: critical },
  ...{ urgent: critical, missing: critical, lapsed: critical },
} as const;

/** On its way. */
const underWay = {
  ...{ new: info, open: info, draft: info, unpaid: info, pending: info, processing: info, running: info },
  ...{ invited: info, scheduled: info, canary: info, noted: info, usable: info },
} as const;

/** Over, or of no weight. */
const past = {
  ...{ cancelled: neutral, credited: neutral, voided: neutral, expired: neutral, exhausted: neutral },
  ...{ archived: neutral, closed: neutral, disabled: neutral, hidden: neutral, offline: neutral },
  ...{ low: neutral, normal: neutral },
} as const;

/** The one palette of states: whatever names a state, on whichever screen, has its tone from here. */
export const statusTones = { ...fine, ...doubtful, ...wrong, ...underWay, ...past };

const levels = new Map<string, keyof typeof statusTones>([
  ['Full Access', 'active'],
  ['Partial Access', 'partial'],
  ['No Access', 'usable'],
]);

/** The tone and the name of somebody's access to a module; any other level, or none, counts as Active. */
export const accessLook = (access: string, suspended = false) => {
  if (suspended) return { tone: statusTones.suspended, label: 'Suspended' };
  const state = levels.get(access);
  return { tone: statusTones[state ?? 'usable'], label: state ? access : 'Active' };
};
