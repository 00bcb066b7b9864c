import { fieldsOf, Form, FormError, useForm, type Errors } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { passwordErrors } from '../sign-in/flow/check-passwords.ts';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';
import styles from './change-password-form.module.css';

interface Props {
  /** Whose password it is, for password managers. */
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

const none = { currentPassword: '', newPassword: '', confirmPassword: '' };
const Field = fieldsOf<typeof none>();
const common = { required: true, maxLength: 256 };

/** The first thing wrong with what was typed. */
const check = (passwords: typeof none): Errors =>
  passwords.currentPassword ? passwordErrors(passwords) : { currentPassword: 'Enter your current password' };

/** Changes the password. What was typed stays until the server accepts it. */
export const ChangePasswordForm = ({ email, onChanged, onCancel }: Props) => {
  const form = useForm({
    start: none,
    check,
    send: ({ currentPassword, newPassword }) =>
      marketplace.post('/auth/change-password', { currentPassword, newPassword }),
    onSent: onChanged,
    done: 'Your password was changed. All other devices were signed out.',
    silence: 'The server didn’t respond. Check your connection and try again.',
  });
  const first = useRef<HTMLInputElement>(null);
  // People who open the form want to type.
  useEffect(() => first.current?.focus(), []);
  return (
    <Form form={form} className={styles.form} label="Change password">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field.Password
        {...common}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
        ref={first}
      />
      <Field.Password {...common} name="newPassword" label="New Password" autoComplete="new-password" />
      <Field.Password {...common} name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <PasswordChecklist fields={form.values} />
      <FormError />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onCancel} disabled={form.busy}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" busy={form.busy && 'Updating...'}>
          Update Password
        </Button>
      </div>
    </Form>
  );
};
