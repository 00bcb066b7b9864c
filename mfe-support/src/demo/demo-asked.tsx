import { Button, Card, LinkButton } from '@marketplace/shared/ui';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DemoDraft } from './demo-draft.ts';
import styles from './demo-asked.module.css';

interface Props {
  asked: DemoDraft;
  onAgain: () => void;
}

/** What happens next. Takes the focus, because the form that had it is gone. */
export const DemoAsked = ({ asked: { email, moduleIds }, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = moduleIds;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card className={styles.panel ?? ''}>
      <CalendarCheck size={32} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        Your request is with us
      </h2>
      <ol className={styles.steps}>
        <li>A confirmation is on its way to {email}.</li>
        <li>Within 24 hours we write with a time and a link to join; no software to install.</li>
        <li>Bring your own questions and, if you like, an example of your data.</li>
      </ol>
      <div className={styles.actions}>
        {first ? (
          <LinkButton to={`/module?id=${encodeURIComponent(first)}`}>Read about the module</LinkButton>
        ) : (
          <LinkButton to="/tutorial">Read the tutorials</LinkButton>
        )}
        <Button kind="quiet" onClick={onAgain}>
          Ask for another demo
        </Button>
      </div>
    </Card>
  );
};
