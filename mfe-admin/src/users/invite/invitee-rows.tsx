import { Button, IconButton } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { Plus, X } from 'lucide-react';
import styles from './invite-dialog.module.css';
import type { useInvite } from './use-invite.ts';

type Props = Pick<ReturnType<typeof useInvite>, 'people' | 'errors' | 'busy' | 'change' | 'add' | 'remove' | 'paste'>;

/** A row for each person; a list of addresses that is pasted into one makes as many. */
export const InviteeRows = ({ people, errors, busy, change, add, remove, paste }: Props) => (
  <fieldset className={styles.people}>
    <legend className={styles.legend}>People</legend>
    {people.map(({ key, name, email }, index) => (
      <div key={key} className={styles.person}>
        <TextField
          label="Email"
          type="email"
          maxLength={254}
          autoComplete="off"
          data-autofocus={index === 0 || undefined}
          value={email}
          readOnly={busy}
          error={errors[`people.${index}.email`]}
          onChange={(event) => change(key, { email: event.target.value })}
          onPaste={(event) => {
            if (paste(key, event.clipboardData.getData('text'))) event.preventDefault();
          }}
        />
        <TextField
          label="Name"
          maxLength={80}
          autoComplete="off"
          value={name}
          readOnly={busy}
          error={errors[`people.${index}.name`]}
          onChange={(event) => change(key, { name: event.target.value })}
        />
        <IconButton
          label={email ? `Remove ${email}` : `Remove person ${index + 1}`}
          className={styles.remove}
          disabled={busy}
          onClick={() => remove(key)}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
    ))}
    <div className={styles.add}>
      <Button kind="quiet" size="small" disabled={busy} onClick={add}>
        <Plus size={16} aria-hidden />
        Add a person
      </Button>
      <span className={styles.hint}>Or paste a list of addresses into a field.</span>
    </div>
  </fieldset>
);
