import { useEffect, useRef, type ReactNode } from 'react';
import { fieldsOf, Form, FormError, useForm } from '../form/index.ts';
import { marketplace } from '../http/index.ts';
import { Button, Notice } from '../ui/index.ts';
import styles from './delete-account-form.module.css';

interface Props {
  /** The email of the account. */
  email: string;
  label: string;
  /** What is deleted, and what stays. */
  children: ReactNode;
  /** The endpoint that deletes it. */
  path: string;
  onDeleted: () => void;
  /** Says that it was deleted. */
  done: string;
  onCancel: () => void;
}

const none = { email: '' };
const Field = fieldsOf<typeof none>();

/** Deletes an account, once its email is typed. */
export const DeleteAccountForm = ({ email, label, children, path, onDeleted, done, onCancel }: Props) => {
  const form = useForm({
    start: none,
    check: (typed): Record<string, string> =>
      typed.email.trim().toLowerCase() === email.toLowerCase() ? {} : { email: 'This isn’t your account’s email' },
    send: (typed) => marketplace.post(path, typed),
    onSent: onDeleted,
    done,
    silence: 'The server didn’t respond. Check your connection and try again.',
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form form={form} className={styles.form} label={label}>
      <Notice tone="danger">This can’t be undone. {children}</Notice>
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
          Delete permanently
        </Button>
      </div>
    </Form>
  );
};
