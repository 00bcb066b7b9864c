import { type PartHealth, type ReleaseState, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { LastSeen } from '../users/last-seen.tsx';
import { CountFigure, TimeFigure, VitalFigure } from './figures.tsx';
import styles from './part-columns.module.css';

const Standing = ({ app, release, state }: { app: string; release: string; state: ReleaseState | null }) => {
  if (state?.releases[app] === release) return <Badge tone={statusTones.live}>Live</Badge>;
  if (state?.canary?.releases[app] === release)
    return <Badge tone={statusTones.canary}>{`Canary, ${state.canary.percent}%`}</Badge>;
  if (state?.halted?.releases[app] === release) return <Badge tone={statusTones.halted}>Rolled back</Badge>;
  return null;
};

export const partColumns = (state: ReleaseState | null): Column<PartHealth>[] => [
  {
    key: 'part',
    lead: true,
    title: 'App and release',
    cell: ({ app, release }) => (
      <span className={styles.part}>
        <span className={styles.name}>
          {app} <Standing app={app} release={release} state={state} />
        </span>
        <span className={styles.release}>{release}</span>
      </span>
    ),
  },
  { key: 'pages', title: 'Pages', numeric: true, cell: ({ pageViews }) => pageViews.toLocaleString('en-IN') },
  {
    key: 'errors',
    title: 'Errors',
    numeric: true,
    cell: ({ errors, pageViews }) => <CountFigure count={errors} pages={pageViews} />,
  },
  {
    key: 'failures',
    title: 'Failed loads',
    numeric: true,
    cell: ({ loadFailures, pageViews }) => <CountFigure count={loadFailures} pages={pageViews} />,
  },
  { key: 'shown', title: 'Load time', numeric: true, cell: ({ shown }) => <TimeFigure value={shown} /> },
  { key: 'lcp', title: 'LCP', numeric: true, cell: ({ lcp }) => <VitalFigure vital="lcp" value={lcp} /> },
  { key: 'inp', title: 'INP', numeric: true, cell: ({ inp }) => <VitalFigure vital="inp" value={inp} /> },
  { key: 'cls', title: 'CLS', numeric: true, cell: ({ cls }) => <VitalFigure vital="cls" value={cls} /> },
  { key: 'last', title: 'Last report', spare: true, cell: ({ lastAt }) => <LastSeen at={lastAt} /> },
];
