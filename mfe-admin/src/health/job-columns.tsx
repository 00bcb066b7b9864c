import { type QueuedJob, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import type { Column } from '@marketplace/shared/ui/table';
import { RotateCw, Trash2 } from 'lucide-react';
import { LastSeen } from '../users/last-seen.tsx';
import { Breakable } from '../view/breakable.tsx';
import styles from './part-columns.module.css';

interface Actions {
  onRetry: (job: QueuedJob) => void;
  onDiscard: (job: QueuedJob) => void;
}

const states = {
  failed: <Badge tone={statusTones.failed}>Failed</Badge>,
  waiting: <Badge tone={statusTones.waiting}>Waiting</Badge>,
  running: <Badge tone={statusTones.running}>Running</Badge>,
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const jobColumns = ({ onRetry, onDiscard }: Actions): Column<QueuedJob>[] => [
  {
    key: 'job',
    lead: true,
    title: 'Job',
    cell: ({ title, name, state }) => (
      <span className={styles.part}>
        <span className={styles.name}>
          {title} {states[state]}
        </span>
        <span className={styles.release}>{name}</span>
      </span>
    ),
  },
  { key: 'tries', title: 'Attempts', numeric: true, cell: ({ tries }) => tries },
  { key: 'error', title: 'Last error', cell: ({ error }) => <Breakable text={error ?? '–'} at={/(?<=[./:@_-])/} /> },
  {
    key: 'next',
    title: 'Next attempt',
    cell: ({ nextTryAt }) => (nextTryAt ? <time dateTime={nextTryAt}>{moment.format(new Date(nextTryAt))}</time> : '–'),
  },
  { key: 'created', title: 'Created', spare: true, cell: ({ createdAt }) => <LastSeen at={createdAt} /> },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: (job) =>
      job.state !== 'running' && (
        <ActionsMenu
          label={`Actions for ${job.title}`}
          actions={[
            { label: 'Try again', icon: RotateCw, onSelect: () => onRetry(job) },
            { label: 'Discard', icon: Trash2, onSelect: () => onDiscard(job) },
          ]}
        />
      ),
  },
];
