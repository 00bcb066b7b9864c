import { roleText } from '@marketplace/shared/session';
import type { Role } from '@marketplace/shared/contracts';

const all: { value: Role; meaning: string }[] = [
  { value: 'USER', meaning: 'Uses the modules they have access to.' },
  { value: 'ADMIN', meaning: 'Manages people, tickets, the catalog and settings.' },
  { value: 'SUPER_ADMIN', meaning: 'Can do everything, and decides who else can.' },
];

/** The roles an administrator may grant. */
export const roleOptions = (isSuperAdmin: boolean) =>
  all
    .filter(({ value }) => isSuperAdmin || value !== 'SUPER_ADMIN')
    .map(({ value }) => ({ value, label: roleText(value) }));

export const roleMeaning = (role: string) => all.find(({ value }) => value === role)?.meaning;

export const asRole = (text: string): Role | undefined => all.find(({ value }) => value === text)?.value;
