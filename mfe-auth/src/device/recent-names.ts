const SHOWN = 3;

const nameOf = (value: unknown): string[] => {
  const { name } = (typeof value === 'object' && value !== null ? value : {}) as { name?: unknown };
  return typeof name === 'string' && name !== '' ? [name] : [];
};

const readNames = (kept: string): string[] => {
  try {
    const list: unknown = JSON.parse(kept);
    return Array.isArray(list) ? list.flatMap(nameOf) : [];
  } catch {
    return [];
  }
};

/** "Fleet, Leave, Payroll and 2 more", from what the catalogue keeps of modules that were looked at. */
export const recentNames = (kept: string): string => {
  const names = readNames(kept);
  const more = names.length - SHOWN;
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
};
