import { Button, Notice } from '@marketplace/shared/ui';
import { PasswordField } from '@marketplace/shared/ui/form';
import { useEffect, useRef, type FormEvent } from 'react';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';
import styles from './change-password-form.module.css';
import { useChangePassword, type PasswordName } from './use-change-password.ts';

interface Props {
  /** Whose password it is, for password managers. */
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

export const ChangePasswordForm = ({ email, onChanged, onCancel }: Props) => {
  const { passwords, errors, reason, refusals, busy, change, submit } = useChangePassword(onChanged);
  const form = useFocusFirstError(refusals);
  const first = useRef<HTMLInputElement>(null);
  // Whoever opened the form wants to type.
  useEffect(() => first.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  const field = (name: PasswordName) => ({
    name,
    required: true,
    maxLength: 256,
    readOnly: busy,
    value: passwords[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label="Change password">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        label="Current Password"
        autoComplete="current-password"
        ref={first}
      />
      <PasswordField {...field('newPassword')} label="New Password" autoComplete="new-password" />
      <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <PasswordChecklist fields={passwords} />
      {reason && <Notice tone="danger">{reason}</Notice>}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" busy={busy && 'Updating...'}>
          Update Password
        </Button>
      </div>
    </form>
  );
};
