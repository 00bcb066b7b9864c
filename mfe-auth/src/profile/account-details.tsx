import { Profile, type User } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { Link } from '@marketplace/shared/router';
import { isPaymentAdmin, roleText, waitsForOrganization } from '@marketplace/shared/session';
import { Button, Notice } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from './account-details.module.css';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PROFILE_PATH } from './profile-path.ts';
import { SectionCard } from './section-card.tsx';

/** Payment admins manage the members of their organizations. */
const Organization = ({ user }: { user: User }) => {
  if (waitsForOrganization(user)) return <Link to="/waiting">Waiting for one</Link>;
  if (!user.organization) return 'None';
  const { id, name } = user.organization;
  return isPaymentAdmin(user) ? <Link to={`/organizations/${encodeURIComponent(id)}`}>{name}</Link> : name;
};

const Given = ({ user }: { user: User }) => {
  const details: [string, ReactNode][] = [
    ['Email', user.email],
    ['Role', roleText(user.role)],
    ['Organization', <Organization key="organization" user={user} />],
  ];
  return (
    <dl className={styles.list}>
      {details.map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What the organization decides and, below, what users choose themselves. */
export const AccountDetails = ({ user }: { user: User }) => {
  const { status, data, reload } = useResource(PROFILE_PATH, { life: 'short', parse: readerOf(Profile) });
  return (
    <SectionCard title="Details" lead="Your organization manages your email and role. You can change the rest.">
      <Given user={user} />
      {data && <ProfileForm key={data.email} profile={data} />}
      {!data && status === 'loading' && <DetailsSkeleton />}
      {status === 'failed' && (
        <Notice tone="danger">
          Your details could not be loaded. <Button onClick={reload}>Try again</Button>
        </Notice>
      )}
    </SectionCard>
  );
};
