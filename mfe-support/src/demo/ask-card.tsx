import { Card, LinkButton } from '@marketplace/shared/ui';
import { CalendarClock, Check } from 'lucide-react';
import styles from './ask-card.module.css';

const ASK = '/ticket?category=question&subject=I%20would%20like%20a%20demo';

const hints = ['The module, or what you want to get done', 'Two or three times that suit you', 'Who else should join'];

/** Dates are arranged by ticket until this page takes them itself. */
export const AskCard = () => (
  <Card className={styles.card ?? ''}>
    <CalendarClock size={24} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <h2 className={styles.title}>Ask for a demo</h2>
    <p className={styles.text}>
      Choosing a module and a time opens on this page later. Until then a ticket arranges it: we confirm a time within
      24 hours. Put into it:
    </p>
    <ul className={styles.hints}>
      {hints.map((hint) => (
        <li key={hint}>
          <Check size={16} aria-hidden />
          {hint}
        </li>
      ))}
    </ul>
    <LinkButton kind="primary" wide to={ASK}>
      Ask by ticket
    </LinkButton>
    <LinkButton kind="quiet" wide to="/">
      Look around first
    </LinkButton>
  </Card>
);
