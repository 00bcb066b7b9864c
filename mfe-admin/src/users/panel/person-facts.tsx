import type { PersonDetail } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { formatDate } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { LastSeen } from '../last-seen.tsx';
import { useActor } from '../use-actor.ts';
import styles from './user-panel.module.css';

const devices = (count: number) => {
  if (count === 0) return 'Not signed in';
  return `Signed in on ${count} ${count === 1 ? 'device' : 'devices'}`;
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const PersonFacts = ({ person }: { person: PersonDetail }) => {
  const { isSuperAdmin } = useActor();
  const { id, email, phone, clients, openSessions, lastSeenAt, createdAt } = person;
  return (
    <dl className={styles.facts}>
      <Fact name="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      {phone && <Fact name="Phone">{phone}</Fact>}
      <Fact name="Organizations">{clients.map(({ name }) => name).join(', ') || 'None'}</Fact>
      <Fact name="Sessions">
        {isSuperAdmin && openSessions > 0 ? (
          <Link to={`/sessions?user=${encodeURIComponent(id)}`}>{devices(openSessions)}</Link>
        ) : (
          devices(openSessions)
        )}
      </Fact>
      <Fact name="Last seen">
        <LastSeen at={lastSeenAt} />
      </Fact>
      <Fact name="Created">{formatDate(createdAt)}</Fact>
    </dl>
  );
};
