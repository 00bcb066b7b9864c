import type { Profile } from '@marketplace/shared/contracts';

export const PROFILE_PATH = '/auth/profile';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A profile in whatever came; what is missing is empty. */
export const readProfile = (answer: unknown): Profile => {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  return {
    name: text(fields['name']),
    email: text(fields['email']),
    phone: text(fields['phone']) || null,
    timeZone: text(fields['timeZone']) || null,
  };
};
