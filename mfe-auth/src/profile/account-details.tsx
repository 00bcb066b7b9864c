import type { User } from '@marketplace/shared/contracts';
import styles from './account-details.module.css';
import { SectionCard } from './section-card.tsx';

export const AccountDetails = ({ user: { name, email, role } }: { user: User }) => {
  const details = [
    ['Name', name],
    ['Email', email],
    ['Role', role],
  ];
  return (
    <SectionCard title="Details">
      <dl className={styles.list}>
        {details.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
};
