const tones = { 'Full Access': 'success', 'Partial Access': 'warning' } as const;

/** The colour of an access level: green, yellow, otherwise blue; empty or unknown levels show as Active. */
export const accessLook = (access: string, suspended = false) => {
  if (suspended) return { tone: 'danger' as const, label: 'Suspended' };
  const known = ['Full Access', 'Partial Access', 'No Access'].includes(access);
  return { tone: tones[access as keyof typeof tones] ?? ('info' as const), label: known ? access : 'Active' };
};
