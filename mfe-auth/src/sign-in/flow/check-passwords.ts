import { hasEveryClass, isLongEnough } from './password-rules.ts';
import type { Fields, Message } from './sign-in-state.ts';

const wrong = (field: NonNullable<Message['field']>, text: string): Message => ({
  tone: 'danger',
  text,
  field,
  invalid: true,
});

/** The first thing wrong with the new password; undefined if it can be sent. */
export const checkPasswords = ({
  newPassword,
  confirmPassword,
}: Pick<Fields, 'newPassword' | 'confirmPassword'>): Message | undefined => {
  if (!newPassword || !confirmPassword)
    return wrong(newPassword ? 'confirmPassword' : 'newPassword', 'Please fill in both password fields');
  if (newPassword !== confirmPassword) return wrong('confirmPassword', 'Passwords do not match');
  if (!isLongEnough(newPassword)) return wrong('newPassword', 'Password must be at least 8 characters long');
  if (!hasEveryClass(newPassword))
    return wrong(
      'newPassword',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    );
  return undefined;
};

/** The same for a form that says it next to the field. */
export const passwordErrors = (passwords: Parameters<typeof checkPasswords>[0]): Record<string, string> => {
  const { field, text } = checkPasswords(passwords) ?? {};
  return field && text ? { [field]: text } : {};
};
