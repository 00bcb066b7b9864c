import { Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';

const SHOWN = 3;

const Names = Type.Array(Type.Object({ name: Type.String({ minLength: 1 }) }));

/** "Fleet, Leave, Payroll and 2 more", from what the catalog keeps about viewed modules. */
export const recentNames = (kept: string): string => {
  const names = (readStored(Names, kept) ?? []).map(({ name }) => name);
  const more = names.length - SHOWN;
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
};
