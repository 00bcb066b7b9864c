import type { PersonDetail } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import { forgetPeople } from '../../calls/forget-people.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  readOnly: boolean;
  onChanged: () => void;
}

type Named = Pick<PersonDetail, 'name'>;

const NOT_SAVED = 'The server didn’t respond, so the name wasn’t changed. Check your connection and try again.';

const Field = fieldsOf<Named>();

interface FieldsProps extends Pick<Props, 'readOnly'> {
  id: string;
  /** The saved name that the form shows. */
  shown: string;
  onSaved: (name: string) => void;
  onLoadAgain: () => void;
}

const NameFields = ({ id, shown, readOnly, onSaved, onLoadAgain }: FieldsProps) => {
  const form = useForm<Named, Named>({
    start: { name: shown },
    tidy: trimmed,
    check: ({ name }): Record<string, string> => (name === '' ? { name: 'Enter a name' } : {}),
    send: async (named) => {
      await marketplace.put(`/tex-suite/user/${encodeURIComponent(id)}`, { ...named, was: shown });
      forgetPeople();
      return named;
    },
    next: (_answer, named) => named,
    onSent: ({ name }) => onSaved(name),
    done: 'Name changed.',
    silence: NOT_SAVED,
  });
  const { busy, isDirty } = form;
  return (
    <Form form={form} className={styles.name} label="Name">
      <Field.Text name="name" label="Name" maxLength={80} required readOnly={readOnly || busy} />
      <FormError onLoadAgain={onLoadAgain} />
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

/** Renames a user. Errors show at the field; the input stays until someone else's name is loaded on request. */
export const NameForm = ({ person, readOnly, onChanged }: Props) => {
  const [opened, setOpened] = useState({ name: person.name, form: 0, loadAgain: false });
  if (opened.loadAgain && opened.name !== person.name)
    setOpened({ name: person.name, form: opened.form + 1, loadAgain: false });
  return (
    <NameFields
      key={opened.form}
      id={person.id}
      shown={opened.name}
      readOnly={readOnly}
      onSaved={(name) => {
        setOpened({ ...opened, name, loadAgain: false });
        onChanged();
      }}
      onLoadAgain={() => {
        setOpened({ ...opened, loadAgain: true });
        onChanged();
      }}
    />
  );
};
