import { DeleteAccountForm } from '@marketplace/shared/proof';
import { useNavigate } from '@marketplace/shared/router';
import { signOut } from '@marketplace/shared/session';
import { Button } from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { ActionRow } from '../profile/action-row.tsx';
import { SectionCard } from '../profile/section-card.tsx';
import { DownloadData } from './download-data.tsx';
import styles from './own-data-card.module.css';

/** A copy of the user's data, and deleting the account. */
export const OwnDataCard = ({ email }: { email: string }) => {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = () => {
    setDeleting(false);
    heading.current?.focus();
  };
  return (
    <SectionCard title="Your data" headingRef={heading}>
      <div className={styles.rows}>
        <ActionRow text="Everything we have about you in one file: profile, devices, orders, tickets, emails and more.">
          <DownloadData />
        </ActionRow>
        <ActionRow text="Delete your account and personal data.">
          {!deleting && (
            <Button kind="danger" onClick={() => setDeleting(true)}>
              Delete my account
            </Button>
          )}
        </ActionRow>
        {deleting && (
          <DeleteAccountForm
            email={email}
            label="Delete my account"
            path="/auth/account/delete"
            onDeleted={() => void signOut().then(() => navigate('/'))}
            done="Your account was deleted. We emailed you a confirmation."
            onCancel={keep}
          >
            This deletes your profile, devices, locations, cart and messages, and removes your name and text from your
            tickets. Orders and invoices stay with your organization, as the law requires.
          </DeleteAccountForm>
        )}
      </div>
    </SectionCard>
  );
};
