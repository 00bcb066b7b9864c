import { dictionary } from '@zxcvbn-ts/language-common';

/** About 50,000 passwords from public leaks, in lowercase; the list of zxcvbn-ts (MIT license). */
const leaked = new Set(dictionary['passwords-common']);

/** Whether a password is among those that attackers try first, in any case and with any punctuation. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return leaked.has(lower) || leaked.has(lower.replace(/[^\p{L}\d]/gu, ''));
};
