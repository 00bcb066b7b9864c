import { formatDate, useHydrated } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { sinceText } from './since-text.ts';
import styles from './last-seen.module.css';

const EVERY_MINUTE = 60_000;

/** The time; undefined until hydrated to match the server's HTML. Set before the first paint, so that nothing moves. */
const useNow = () => {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return hydrated ? now : undefined;
};

export const LastSeen = ({ at }: { at: string | null }) => {
  const now = useNow();
  if (at === null) return <span className={styles.never}>Never</span>;
  return (
    <time dateTime={at} className={styles.time}>
      {(now !== undefined && sinceText(at, now)) || formatDate(at)}
    </time>
  );
};
