import type { InvitationView } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, Refused, useForm } from '@marketplace/shared/form';
import { marketplace, statusOf } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { logIn } from '../sign-in/calls/log-in.ts';
import { passwordErrors } from '../sign-in/flow/check-passwords.ts';
import { PasswordChecklist } from '../sign-in/password-checklist.tsx';
import styles from './accept-form.module.css';

interface Props {
  token: string;
  invitation: InvitationView;
  /** The link has been used or withdrawn since the page was opened. */
  onNoGood: () => void;
}

const none = { newPassword: '', confirmPassword: '' };
const Field = fieldsOf<typeof none>();
const common = { required: true, maxLength: 256, autoComplete: 'new-password' };

/** Sets the password, which is entered twice, and signs in to the new account. */
export const AcceptForm = ({ token, invitation, onNoGood }: Props) => {
  const navigate = useNavigate();
  const { email, name } = invitation;
  const form = useForm({
    start: none,
    check: passwordErrors,
    send: async ({ newPassword }) => {
      try {
        await marketplace.post('/auth/invitation/accept', { token, newPassword });
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        onNoGood();
        throw new Refused(undefined);
      }
      const { kind } = await logIn({ email, password: newPassword });
      // At once: signing in reloads the invitation, which removes this form.
      const isSignedIn = kind === 'signed-in';
      notify.success(
        isSignedIn ? `Welcome, ${name}. Your account is ready.` : 'Your password is set. You can now sign in.',
      );
      return navigate(isSignedIn ? '/' : '/login', { replace: true });
    },
    next: (_answer, passwords) => passwords,
    silence: 'The server didn’t respond. Check your connection and try again. We kept what you typed.',
  });
  return (
    <Form form={form} className={styles.form} method="post" label="Choose a password">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field.Password {...common} name="newPassword" label="New Password" />
      <Field.Password {...common} name="confirmPassword" label="Confirm Password" />
      <PasswordChecklist fields={form.values} />
      <FormError />
      <Button type="submit" kind="primary" size="large" wide busy={form.busy && 'Opening your account...'}>
        Accept and sign in
      </Button>
    </Form>
  );
};
