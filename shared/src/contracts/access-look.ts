import * as statusTones from './status-tones.ts';

/** The tone and name of a person's access to a module; any other level, or none, counts as Active. */
export const accessLook = (access: string, suspended = false) => {
  if (suspended) return { tone: statusTones.suspended, label: 'Suspended' };
  if (access === 'Full Access') return { tone: statusTones.active, label: access };
  if (access === 'Partial Access') return { tone: statusTones.partial, label: access };
  return { tone: statusTones.usable, label: access === 'No Access' ? access : 'Active' };
};
