import type { InviteBody } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton, Notice } from '@marketplace/shared/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import styles from './invite-dialog.module.css';
import { readPeople, unreadParts, type Invitee } from './invitees.ts';
import { nobody } from './use-invite.ts';

const Field = fieldsOf<InviteBody>();

const mostQuoted = 3;

const unreadText = (parts: string[]) => {
  const quoted = parts.slice(0, mostQuoted).map((part) => `“${part}”`);
  const more = parts.length - quoted.length;
  return `Not added, because there’s no email address: ${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};

/** One row per person; pasting a list of addresses adds a row for each. */
export const InviteeRows = () => {
  const { rows, busy, add, replace } = useRows<Invitee>('people');
  const [unread, setUnread] = useState<string[]>([]);
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>People</legend>
      {rows.map(({ email }, index) => (
        <div key={index} className={styles.person}>
          <Field.Text
            name={`people.${index}.email`}
            label="Email"
            type="email"
            autoComplete="off"
            data-autofocus={index === 0 || undefined}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              const pasted = readPeople(text);
              if (pasted.length < 2) return;
              setUnread(unreadParts(text));
              event.preventDefault();
              replace(index, ...pasted);
            }}
          />
          <Field.Text name={`people.${index}.name`} label="Name" autoComplete="off" />
          <IconButton
            label={email ? `Remove ${email}` : `Remove person ${index + 1}`}
            className={styles.remove}
            disabled={busy}
            onClick={() => replace(index, ...(rows.length === 1 ? [nobody] : []))}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      {unread.length > 0 && <Notice tone="warning">{unreadText(unread)}</Notice>}
      <div className={styles.add}>
        <Button kind="quiet" size="small" disabled={busy} onClick={() => add(nobody)}>
          <Plus size={16} aria-hidden />
          Add person
        </Button>
        <span className={styles.hint}>Or paste a list of email addresses into a field.</span>
      </div>
    </fieldset>
  );
};
