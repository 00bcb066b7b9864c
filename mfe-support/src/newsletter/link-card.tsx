import { Button, Card, LinkButton, Notice } from '@marketplace/shared/ui';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './link-card.module.css';
import type { LinkOutcome } from './link-calls.ts';
import { useLink } from './use-link.ts';

interface Props {
  icon: LucideIcon;
  /** The question. */
  children: ReactNode;
  action: string;
  busy: string;
  call: (token: string) => Promise<LinkOutcome>;
  done: (email: string) => { title: string; text: ReactNode };
}

const Done = ({ title, text }: { title: string; text: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles.card ?? ''}>
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden className={styles.success} />
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <LinkButton to="/">Go to Dashboard</LinkButton>
    </Card>
  );
};

/** The page that a newsletter link opens: one question, one button and the result. */
export const LinkCard = ({ icon: Icon, children, action, busy, call, done }: Props) => {
  const { isComplete, working, outcome, act } = useLink(call);
  if (outcome?.kind === 'done') return <Done {...done(outcome.email)} />;
  return (
    <Card className={styles.card ?? ''}>
      <Icon size={28} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <p className={styles.text}>{children}</p>
      {!isComplete && <Notice tone="danger">This link is incomplete. Open it again from the email.</Notice>}
      {outcome?.kind === 'failed' && <Notice tone="danger">{outcome.reason}</Notice>}
      <Button kind="primary" size="large" disabled={!isComplete} busy={working && busy} onClick={() => void act()}>
        {action}
      </Button>
    </Card>
  );
};
