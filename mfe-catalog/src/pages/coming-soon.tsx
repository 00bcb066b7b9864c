import type { UpcomingModules } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { EmptyState, formatDate, Page, PageHeader, SkeletonList } from '@marketplace/shared/ui';
import { CalendarClock } from 'lucide-react';
import styles from '../coming-soon/coming-soon.module.css';

type Upcoming = UpcomingModules[string];

/** The answer's shape is opaque: what has a name in it is a module. */
const isUpcoming = (value: unknown): value is Upcoming =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const readUpcoming = (answer: unknown): Upcoming[] => Object.values(answer ?? {}).filter(isUpcoming);

/** What is being built, and when it is expected. */
export default function ComingSoonPage() {
  const { status, data } = useResource('/tex-admin/modules/upcoming', { parse: readUpcoming });
  const dated = data ?? [];
  return (
    <Page narrow>
      <PageHeader title="Coming Soon" lead="Modules that are being built. They appear in their bucket on release." />
      {status === 'loading' && !data && <SkeletonList />}
      {status !== 'loading' && dated.length === 0 && (
        <EmptyState icon={CalendarClock} title="Nothing is announced right now" />
      )}
      <ul className={styles.list}>
        {dated.map(({ name, expectedOn }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{expectedOn ? `Expected ${formatDate(expectedOn)}` : 'No date yet'}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
