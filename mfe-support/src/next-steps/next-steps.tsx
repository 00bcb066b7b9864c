import { Card } from '@marketplace/shared/ui';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './next-steps.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  /** A number that people may want to note down. */
  number?: string;
  steps: string[];
  actions: ReactNode;
}

/** What happens after a form is sent. Takes the focus, because the form that had it is gone. */
export const NextSteps = ({ icon: Icon, title, number, steps, actions }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card className={styles.panel ?? ''}>
      <Icon size={32} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {number && <p className={styles.number}>{number}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
};
