import { type Health, type PartHealth, statusTones } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Badge } from '@marketplace/shared/ui';
import { countOf } from '@marketplace/shared/ui/list';
import { useHealth } from '../../health/use-health.ts';
import { OverviewCard } from '../overview-card.tsx';
import links from '../link-list.module.css';
import styles from './applications-card.module.css';

/** From this many errors and failed loads per 100 pages, an application needs a look, or is in trouble. */
const watched = 1;
const troubled = 5;

const rateOf = (parts: PartHealth[]) => {
  const sum = (of: 'errors' | 'loadFailures' | 'pageViews') => parts.reduce((all, part) => all + part[of], 0);
  const pages = sum('pageViews');
  return { pages, rate: ((sum('errors') + sum('loadFailures')) * 100) / Math.max(1, pages) };
};

const verdictOf = (rate: number) => {
  if (rate < watched) return <Badge tone={statusTones.healthy}>Healthy</Badge>;
  return rate < troubled ? (
    <Badge tone={statusTones.troubled}>Some errors</Badge>
  ) : (
    <Badge tone={statusTones.broken}>Many errors</Badge>
  );
};

const Applications = ({ parts }: Pick<Health, 'parts'>) => {
  const apps = [...new Set(parts.map(({ app }) => app))].sort();
  if (apps.length === 0) return <p className={styles.none}>No page views in the last 24 hours.</p>;
  return (
    <ul className={links.list}>
      {apps.map((app) => {
        const { pages, rate } = rateOf(parts.filter((part) => part.app === app));
        return (
          <li key={app}>
            <Link to={`/health?app=${app}`} className={links.row ?? ''}>
              <span className={styles.name}>
                {app}
                <span className={styles.figures}>
                  {countOf(pages, 'page view')} · {rate.toFixed(1)} errors per 100
                </span>
              </span>
              {verdictOf(rate)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** What browsers reported about each application in the last 24 hours. */
export const ApplicationsCard = () => {
  const { status, shown, reload } = useHealth('24');
  return (
    <OverviewCard
      title="Applications"
      to="/health"
      link="Health"
      resource={{ status, reload, ...(shown && { data: shown }) }}
    >
      {({ parts }) => <Applications parts={parts} />}
    </OverviewCard>
  );
};
