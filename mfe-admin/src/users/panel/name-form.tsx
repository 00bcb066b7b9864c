import type { PersonDetail } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { useState, type FormEvent } from 'react';
import { attempt } from '../../calls/attempt.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  /** What is typed; the panel keeps it, to ask before it is lost. */
  name: string;
  readOnly: boolean;
  onType: (name: string) => void;
  onChanged: () => void;
}

export const NameForm = ({ person, name, readOnly, onType, onChanged }: Props) => {
  const [busy, setBusy] = useState(false);
  const dirty = name !== person.name;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!dirty || busy) return;
    setBusy(true);
    const path = `/tex-suite/user/${encodeURIComponent(person.id)}`;
    if (await attempt(() => marketplace.put(path, { name }), 'The name was changed.')) onChanged();
    setBusy(false);
  };
  return (
    <form className={styles.name} onSubmit={(event) => void save(event)} aria-label="Name">
      <TextField
        label="Name"
        maxLength={80}
        required
        value={name}
        readOnly={readOnly || busy}
        onChange={(event) => onType(event.target.value)}
      />
      {dirty && (
        <div className={styles.nameActions}>
          <Button kind="quiet" disabled={busy} onClick={() => onType(person.name)}>
            Discard
          </Button>
          <Button type="submit" kind="primary" busy={busy && 'Saving...'}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
};
