import { Profile, type User } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { Button, Notice } from '@marketplace/shared/ui';
import styles from './account-details.module.css';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PROFILE_PATH } from './profile-path.ts';
import { SectionCard } from './section-card.tsx';

const Given = ({ user: { email, role } }: { user: User }) => {
  const details = [
    ['Email', email],
    ['Role', role],
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

/** What the organization gives, and below it what users choose themselves. */
export const AccountDetails = ({ user }: { user: User }) => {
  const { status, data, reload } = useResource(PROFILE_PATH, { life: 'short', parse: readerOf(Profile) });
  return (
    <SectionCard title="Details" lead="Your organization manages e-mail and role. The rest is yours to change.">
      <Given user={user} />
      {data && <ProfileForm key={data.email} profile={data} />}
      {!data && status === 'loading' && <DetailsSkeleton />}
      {status === 'failed' && (
        <Notice tone="danger">
          Your details could not be loaded. <Button onClick={reload}>Try Again</Button>
        </Notice>
      )}
    </SectionCard>
  );
};
