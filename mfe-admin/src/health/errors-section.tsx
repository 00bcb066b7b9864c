import { List } from '@marketplace/shared/ui/list';
import { CircleCheck } from 'lucide-react';
import { ErrorList } from './error-list.tsx';
import styles from './health-overview.module.css';
import type { useErrors } from './use-health.ts';

interface Props {
  list: ReturnType<typeof useErrors>;
  apps: string[];
}

/** Errors, searchable by text or by the Error ID that users see. */
export const ErrorsSection = ({ list, apps }: Props) => (
  <div className={styles.section}>
    <h2 className={styles.title}>Errors</h2>
    <List
      list={list}
      name="Errors"
      noun="error"
      options={{ app: apps.map((app) => ({ value: app, label: app })) }}
      render={(errors) => <ErrorList errors={errors} />}
      empty={{ icon: CircleCheck, title: 'No errors', text: 'No browser reported an error in this period.' }}
    />
  </div>
);
