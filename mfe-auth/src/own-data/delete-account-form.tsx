import { fieldsOf, Form, FormError, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { signOut } from '@marketplace/shared/session';
import { Button, Notice } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './delete-account-form.module.css';

interface Props {
  email: string;
  onCancel: () => void;
}

const none = { email: '' };
const Field = fieldsOf<typeof none>();

/** Typing the email of the account confirms that it goes. */
export const DeleteAccountForm = ({ email, onCancel }: Props) => {
  const navigate = useNavigate();
  const form = useForm({
    start: none,
    check: (typed): Record<string, string> =>
      typed.email.trim().toLowerCase() === email.toLowerCase() ? {} : { email: 'This is not the email of the account' },
    send: (typed) => marketplace.post('/auth/account/delete', typed),
    onSent: () => void signOut().then(() => navigate('/')),
    done: 'Your account was deleted. We confirmed it by email.',
    silence: 'The server did not answer. Check your connection and try again.',
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form form={form} className={styles.form} label="Delete my account">
      <Notice tone="danger">
        This can’t be undone. Your profile, devices, positions, cart and messages are deleted, and your tickets lose
        your name and text. Orders and invoices stay with your organization, as the law requires.
      </Notice>
      <Field.Text
        name="email"
        label={`Type ${email} to confirm`}
        type="email"
        autoComplete="off"
        required
        ref={first}
      />
      <FormError />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onCancel} disabled={form.busy}>
          Cancel
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && 'Deleting...'}>
          Delete for good
        </Button>
      </div>
    </Form>
  );
};
