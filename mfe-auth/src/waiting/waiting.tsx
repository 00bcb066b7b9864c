import type { User } from '@marketplace/shared/contracts';
import { Navigate } from '@marketplace/shared/router';
import { checkSession, waitsForOrganization } from '@marketplace/shared/session';
import { Button, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { useState } from 'react';
import { SectionCard } from '../profile/section-card.tsx';
import styles from './waiting.module.css';

/** Tells people without an organization what happens next. Continues once they belong to one. */
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
        lead="You’re signed in, but not in an organization yet. Once an administrator adds you to one, you can buy and request modules."
      />
      <SectionCard title="What happens next">
        <ol className={styles.steps}>
          <li>A marketplace administrator knows you’re waiting. You don’t need to do anything.</li>
          <li>
            They add <strong>{user.email}</strong> to your organization.
          </li>
          <li>You can then use its modules, cart and invoices right away.</li>
        </ol>
        <div className={styles.actions}>
          <Button kind="primary" busy={checking && 'Checking...'} onClick={() => void check()}>
            Check again
          </Button>
          <LinkButton to="/">Browse modules</LinkButton>
          <LinkButton to="/ticket">Contact support</LinkButton>
        </div>
        <p className={styles.state} role="status">
          {checked && !checking && 'Not yet. You’re still waiting for an organization.'}
        </p>
      </SectionCard>
    </>
  );
};
