import type { TicketEvent } from '@marketplace/shared/contracts';
import { useState } from 'react';
import styles from './news.module.css';

const isAnswer = ({ kind, author }: TicketEvent) => kind === 'message' && author === 'agent';

/** Says, also to screen readers, that an answer came while the page was open. */
export const News = ({ events }: { events: TicketEvent[] }) => {
  const answers = events.filter(isAnswer);
  const [known] = useState(answers.length);
  const latest = answers.slice(known).at(-1);
  return <div role="status">{latest && <p className={styles.news}>{latest.authorName} just replied.</p>}</div>;
};
