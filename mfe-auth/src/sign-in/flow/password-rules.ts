import { PASSWORD_MINIMUM } from './limits.ts';

interface Passwords {
  newPassword: string;
  confirmPassword: string;
}

export const isLongEnough = (password: string) => password.length >= PASSWORD_MINIMUM;

const has = {
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  number: (password: string) => /\d/.test(password),
};

export const hasEveryClass = (password: string) => Object.values(has).every((test) => test(password));

/** The live checklist. Two empty fields don't match. */
export const passwordRules = ({ newPassword, confirmPassword }: Passwords) => [
  { text: 'At least 8 characters', met: isLongEnough(newPassword) },
  { text: 'One uppercase letter', met: has.uppercase(newPassword) },
  { text: 'One lowercase letter', met: has.lowercase(newPassword) },
  { text: 'One number', met: has.number(newPassword) },
  { text: 'Passwords match', met: newPassword !== '' && newPassword === confirmPassword },
];
