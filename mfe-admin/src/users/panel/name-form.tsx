import type { PersonDetail } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { useRefusable } from '../../form/use-refusable.ts';
import { useRename } from './use-rename.ts';
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
  const { error, failed, busy, clear, save } = useRename(person, name, onChanged);
  const submitting = useRefusable(save);
  const type = (typed: string) => {
    clear();
    onType(typed);
  };
  return (
    <form {...submitting} className={styles.name} aria-label="Name">
      <TextField
        label="Name"
        maxLength={80}
        required
        value={name}
        error={error}
        readOnly={readOnly || busy}
        onChange={(event) => type(event.target.value)}
      />
      {failed && <Notice tone="danger">{failed}</Notice>}
      {name !== person.name && (
        <div className={styles.nameActions}>
          <Button kind="quiet" disabled={busy} onClick={() => type(person.name)}>
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
