import { UpcomingModule } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { EmptyState, formatDate, ModuleIcon, Page, PageHeader, SkeletonCards } from '@marketplace/shared/ui';
import { CalendarClock } from 'lucide-react';
import styles from '../coming-soon/coming-soon.module.css';

const readList = listReaderOf(UpcomingModule);

/** The answer's shape is not specified: anything with a name is a module. */
const readUpcoming = (answer: unknown) => readList(Object.values(answer ?? {}));

const UpcomingCard = ({ name, tagline, iconUrl = null, expectedOn }: UpcomingModule) => (
  <li className={styles.card}>
    <ModuleIcon name={name} iconUrl={iconUrl} />
    <strong>{name}</strong>
    {tagline && <span>{tagline}</span>}
    <span className={styles.day}>{expectedOn ? `Expected ${formatDate(expectedOn)}` : 'No date yet'}</span>
  </li>
);

/** Modules under development, with their expected date. */
export default function ComingSoonPage() {
  const { status, data } = useResource('/tex-admin/modules/upcoming', { parse: readUpcoming });
  const dated = data ?? [];
  return (
    <Page>
      <PageHeader title="Coming Soon" lead="Modules we’re building. You’ll find them in their bucket on release." />
      {status === 'loading' && !data && <SkeletonCards count={4} />}
      {status !== 'loading' && dated.length === 0 && <EmptyState icon={CalendarClock} title="Nothing announced yet" />}
      <ul className={styles.list}>
        {dated.map((module) => (
          <UpcomingCard key={module.name} {...module} />
        ))}
      </ul>
    </Page>
  );
}
