import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { refusalOf, type Refusal } from '../form/refusal.ts';
import { checkPasswords } from '../sign-in/flow/check-passwords.ts';

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordName = (typeof names)[number];
type Passwords = Record<PasswordName, string>;

const none: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

const NOT_CHANGED = 'No answer came. Check your connection and try again.';

/** The first thing wrong with what was typed. */
const check = (passwords: Passwords): Refusal<PasswordName>['errors'] => {
  if (!passwords.currentPassword) return { currentPassword: 'Please enter your current password' };
  const message = checkPasswords(passwords);
  const field = names.find((name) => name === message?.field);
  return message && field ? { [field]: message.text } : {};
};

/** From three passwords to a new one. What was typed stays until it is taken. */
export const useChangePassword = (onChanged: () => void) => {
  const [passwords, setPasswords] = useState(none);
  const [{ errors, reason }, setRefused] = useState<Refusal<PasswordName>>({ errors: {} });
  /** Counts the attempts that found errors. */
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);

  const change = (name: PasswordName, value: string) => {
    setPasswords((before) => ({ ...before, [name]: value }));
    setRefused({ errors: {} });
  };

  const refuse = (refused: Refusal<PasswordName>) => {
    setRefused(refused);
    setRefusals((count) => count + 1);
  };

  const submit = async () => {
    const wrong = check(passwords);
    if (Object.keys(wrong).length > 0) return refuse({ errors: wrong });
    setBusy(true);
    const { currentPassword, newPassword } = passwords;
    try {
      await marketplace.post('/auth/change-password', { currentPassword, newPassword });
      notify.success('Your password was changed. Every other device was signed out.');
      onChanged();
    } catch (error) {
      refuse(refusalOf(error, names, NOT_CHANGED));
    } finally {
      setBusy(false);
    }
  };

  return { passwords, errors, reason, refusals, busy, change, submit };
};
