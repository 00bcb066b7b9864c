import type { Role } from '@marketplace/shared/contracts';

const all: { value: Role; label: string; meaning: string }[] = [
  { value: 'USER', label: 'USER', meaning: 'Uses the modules that they were given.' },
  { value: 'ADMIN', label: 'ADMIN', meaning: 'Runs the marketplace: people, tickets, catalogue, settings.' },
  { value: 'SUPER_ADMIN', label: 'SUPER_ADMIN', meaning: 'Everything, and who else may do everything.' },
];

/** The roles an administrator may grant. */
export const roleOptions = (isSuperAdmin: boolean) =>
  all.filter(({ value }) => isSuperAdmin || value !== 'SUPER_ADMIN');

export const roleMeaning = (role: string) => all.find(({ value }) => value === role)?.meaning;

export const asRole = (text: string): Role | undefined => all.find(({ value }) => value === text)?.value;
