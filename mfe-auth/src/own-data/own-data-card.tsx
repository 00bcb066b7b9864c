import { Button } from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { ActionRow } from '../profile/action-row.tsx';
import { SectionCard } from '../profile/section-card.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { DownloadData } from './download-data.tsx';
import styles from './own-data-card.module.css';

/** A copy of one's data, and the end of the account. */
export const OwnDataCard = ({ email }: { email: string }) => {
  const [deleting, setDeleting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = () => {
    setDeleting(false);
    heading.current?.focus();
  };
  return (
    <SectionCard title="Your data" headingRef={heading}>
      <div className={styles.rows}>
        <ActionRow text="A file with everything we hold about you: profile, devices, orders, tickets, emails and more.">
          <DownloadData />
        </ActionRow>
        <ActionRow text="Delete your account and everything that names you.">
          {!deleting && (
            <Button kind="danger" onClick={() => setDeleting(true)}>
              Delete my account
            </Button>
          )}
        </ActionRow>
        {deleting && <DeleteAccountForm email={email} onCancel={keep} />}
      </div>
    </SectionCard>
  );
};
