import { DeleteAccountForm } from '@marketplace/shared/proof';
import { useNavigate } from '@marketplace/shared/router';
import { signOut } from '@marketplace/shared/session';
import { Button } from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { ActionRow } from '../profile/action-row.tsx';
import { SectionCard } from '../profile/section-card.tsx';
import { DownloadData } from './download-data.tsx';
import styles from './own-data-card.module.css';

/** A copy of one's data, and the end of the account. */
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
        {deleting && (
          <DeleteAccountForm
            email={email}
            label="Delete my account"
            path="/auth/account/delete"
            onDeleted={() => void signOut().then(() => navigate('/'))}
            done="Your account was deleted. We confirmed it by email."
            onCancel={keep}
          >
            Your profile, devices, positions, cart and messages are deleted, and your tickets lose your name and text.
            Orders and invoices stay with your organization, as the law requires.
          </DeleteAccountForm>
        )}
      </div>
    </SectionCard>
  );
};
