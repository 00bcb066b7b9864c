import type { PersonDetail } from '@marketplace/shared/contracts';
import { DeleteAccountForm } from '@marketplace/shared/proof';
import { saveFile, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { forgetPeople } from '../../calls/forget-people.ts';
import styles from './user-panel.module.css';

const NOT_MADE = 'The file couldn’t be created. Check your connection and try again.';

interface Props {
  person: PersonDetail;
  /** Called after the account is deleted. */
  onGone: () => void;
}

/** What a super administrator does at a person's request: copies their data, or deletes their account. */
export const PersonalData = ({ person, onGone }: Props) => {
  const { id, name, email } = person;
  const path = `/tex-suite/user/${encodeURIComponent(id)}`;
  const [deleting, setDeleting] = useState(false);
  const download = () =>
    saveFile(`${path}/data`, 'my-data.json').catch((error: unknown) => notify.error(serverSaid(error) ?? NOT_MADE));
  return (
    <section className={styles.section} aria-label="Personal data">
      <h3 className={styles.heading}>Personal data</h3>
      <p className={styles.muted}>Use this when {name} asks for it. They’ll get an email.</p>
      <div className={styles.dataActions}>
        <Button onClick={() => void download()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Download data
        </Button>
        {!deleting && (
          <Button kind="danger" onClick={() => setDeleting(true)}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            Delete account
          </Button>
        )}
      </div>
      {deleting && (
        <DeleteAccountForm
          email={email}
          label="Delete account"
          path={`${path}/delete`}
          onDeleted={() => {
            forgetPeople();
            onGone();
          }}
          done={`${name}’s account deleted.`}
          onCancel={() => setDeleting(false)}
        >
          Everything that names {name} is deleted, including in tickets and the audit log. Orders and invoices stay, as
          the law requires.
        </DeleteAccountForm>
      )}
    </section>
  );
};
