import type { PersonDetail } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button, Notice } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { forgetPeople } from '../../calls/forget-people.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  onDeleted: () => void;
  onCancel: () => void;
}

const none = { email: '' };
const Field = fieldsOf<typeof none>();

/** Typing the email of the account confirms that it goes. */
export const DeletePersonForm = ({ person: { id, name, email }, onDeleted, onCancel }: Props) => {
  const form = useForm({
    start: none,
    check: (typed): Record<string, string> =>
      typed.email.trim().toLowerCase() === email.toLowerCase() ? {} : { email: 'This is not the email of the account' },
    send: async (typed) => {
      await marketplace.post(`/tex-suite/user/${encodeURIComponent(id)}/delete`, typed);
      forgetPeople();
    },
    onSent: onDeleted,
    done: `The account of ${name} was deleted.`,
    silence: 'The server did not answer. Check your connection and try again.',
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form form={form} className={styles.name} label="Delete account">
      <Notice tone="danger">
        This can’t be undone. Everything that names {name} is deleted, also in tickets and the audit log. Orders and
        invoices stay, as the law requires.
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
      <div className={styles.nameActions}>
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
