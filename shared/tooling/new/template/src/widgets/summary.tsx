import type { WidgetProps } from '@marketplace/shared/contracts';
import { Card, LinkButton } from '@marketplace/shared/ui';
import styles from './summary.module.css';

/** Shows on another team's page what there is, and leads there. */
export default function Summary({ heading }: WidgetProps['mfe-new-thing/summary']) {
  return (
    <Card className={styles.card ?? ''}>
      <h2>{heading}</h2>
      <p>No new thing yet</p>
      <LinkButton to="/new-thing">Show all</LinkButton>
    </Card>
  );
}
