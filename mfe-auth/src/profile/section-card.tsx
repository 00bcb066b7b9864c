import { Card } from '@marketplace/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './section-card.module.css';

interface Props {
  title: string;
  /** Beside the title, quieter: a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card with a heading that names it. */
export const SectionCard = ({ title, aside, children }: Props) => {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={styles.card ?? ''}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </Card>
  );
};
