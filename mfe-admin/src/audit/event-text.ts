import { roleText } from '@marketplace/shared/session';
import type { AuditEvent } from '@marketplace/shared/contracts';

/** Stored words that are spelled differently on screens. */
const spellings = new Map([
  ['api', 'API'],
  ['cancelled', 'canceled'],
  ['catalogue', 'catalog'],
  ['id', 'ID'],
  ['totp', 'authenticator app'],
]);

/** "identity_provider" becomes "identity provider". */
export const words = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\w+/g, (word) => spellings.get(word) ?? word);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "user.role_changed" becomes "User role changed". */
export const actionText = (action: string) => sentence(words(action));

/** "marketplaceRoles" becomes "Marketplace roles"; proper names, such as a module's, are kept. */
const fieldText = (field: string) => (/^[a-z][A-Za-z0-9_]*$/.test(field) ? sentence(words(field)) : field);

/** Only deleted people have no email. */
export const actorText = ({ actor }: Pick<AuditEvent, 'actor'>) =>
  actor === null ? 'Not signed in' : (actor.email ?? 'Deleted user');

/** Formats a value for display. */
const valueText = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(valueText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

/** Shows the names of roles, not their codes. */
const named = (field: string, value: unknown): unknown => {
  if (!/roles?$/i.test(field)) return value;
  const nameOf = (one: unknown) => (typeof one === 'string' && one !== '' ? roleText(one) : one);
  return Array.isArray(value) ? value.map(nameOf) : nameOf(value);
};

interface Difference {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Differences between before and after, by field; a side that lacks the field is undefined. */
export const differencesOf = ({ before, after }: Pick<AuditEvent, 'before' | 'after'>): Difference[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field: fieldText(field),
    before: before && Object.hasOwn(before, field) ? valueText(named(field, before[field])) : undefined,
    after: after && Object.hasOwn(after, field) ? valueText(named(field, after[field])) : undefined,
  }));
