import type { User } from '@marketplace/shared/contracts';
import { Navigate } from '@marketplace/shared/router';
import { checkSession, waitsForOrganization } from '@marketplace/shared/session';
import { Button, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { useState } from 'react';
import { SectionCard } from '../profile/section-card.tsx';
import styles from './waiting.module.css';

/** Says to somebody without an organization what happens next. Leads on once they belong to one. */
export const Waiting = ({ user }: { user: User }) => {
  const [checking, setChecking] = useState(false);
  const [checked, setChecked] = useState(false);
  if (!waitsForOrganization(user)) return <Navigate to="/" replace />;
  const check = async () => {
    setChecking(true);
    await checkSession();
    setChecking(false);
    setChecked(true);
  };
  return (
    <>
      <PageHeader
        title="Waiting for an organization"
        lead="You are signed in, but you belong to no organization yet. Once an administrator adds you to one, you can buy modules and ask for them."
      />
      <SectionCard title="What happens next">
        <ol className={styles.steps}>
          <li>An administrator of the marketplace sees that you wait. There is nothing for you to fill in.</li>
          <li>
            They add <strong>{user.email}</strong> to your organization.
          </li>
          <li>From your next click you act for it: its modules, cart and invoices are yours to use.</li>
        </ol>
        <div className={styles.actions}>
          <Button kind="primary" busy={checking && 'Checking...'} onClick={() => void check()}>
            Check again
          </Button>
          <LinkButton to="/">Browse the catalogue</LinkButton>
          <LinkButton to="/ticket">Ask support</LinkButton>
        </div>
        <p className={styles.state} role="status">
          {checked && !checking && 'Not yet. You are still waiting for an organization.'}
        </p>
      </SectionCard>
    </>
  );
};
