import type { PersonDetail } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { forgetPeople } from '../../calls/forget-people.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  readOnly: boolean;
  onChanged: () => void;
}

type Named = Pick<PersonDetail, 'name'>;

const NOT_SAVED = 'The name was not changed: the server did not answer. Check your connection and save it again.';

const Field = fieldsOf<Named>();

/** Renames a user; errors show at the field, and the input is kept. */
export const NameForm = ({ person, readOnly, onChanged }: Props) => {
  const form = useForm<Named>({
    start: { name: person.name },
    tidy: trimmed,
    check: ({ name }): Record<string, string> => (name === '' ? { name: 'Enter a name' } : {}),
    send: async (named) => {
      await marketplace.put(`/tex-suite/user/${encodeURIComponent(person.id)}`, named);
      forgetPeople();
    },
    next: (_answer, named) => named,
    onSent: onChanged,
    done: 'The name was changed.',
    silence: NOT_SAVED,
  });
  const { busy, isDirty } = form;
  return (
    <Form form={form} className={styles.name} label="Name">
      <Field.Text name="name" label="Name" maxLength={80} required readOnly={readOnly || busy} />
      <FormError />
      {isDirty && (
        <div className={styles.nameActions}>
          <Button kind="quiet" disabled={busy} onClick={form.discard}>
            Discard
          </Button>
          <Button type="submit" kind="primary" busy={busy && 'Saving...'}>
            Save
          </Button>
        </div>
      )}
      <UnsavedChanges when={isDirty} what="the new name" />
    </Form>
  );
};
