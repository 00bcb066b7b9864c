import type { InvitationView } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { PasswordField } from '@marketplace/shared/ui/form';
import type { FormEvent } from 'react';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';
import styles from './invitation.module.css';
import { useAccept, type PasswordName } from './use-accept.ts';

interface Props {
  token: string;
  invitation: InvitationView;
  onNoGood: () => void;
}

export const AcceptForm = (props: Props) => {
  const { passwords, errors, reason, refusals, busy, change, accept } = useAccept(props);
  const form = useFocusFirstError(refusals);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void accept();
  };
  const field = (name: PasswordName) => ({
    name,
    required: true,
    maxLength: 256,
    autoComplete: 'new-password',
    readOnly: busy,
    value: passwords[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate aria-label="Choose a password">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={props.invitation.email} readOnly hidden />
      <PasswordField {...field('newPassword')} label="New Password" />
      <PasswordField {...field('confirmPassword')} label="Confirm Password" />
      <PasswordChecklist fields={passwords} />
      {reason && <Notice tone="danger">{reason}</Notice>}
      <Button type="submit" kind="primary" size="large" wide busy={busy && 'Opening your account...'}>
        Accept and sign in
      </Button>
    </form>
  );
};
