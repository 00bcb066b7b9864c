import { formatDate } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { sinceText } from './since-text.ts';
import styles from './last-seen.module.css';

const EVERY_MINUTE = 60_000;

/** The time, once there is a browser to tell it. */
const useNow = () => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, EVERY_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
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
