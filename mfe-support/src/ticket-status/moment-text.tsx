import { formatDate } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';

const timeOf = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "20 Nov 2026, 14:05": the day at once, the reader's local time once a browser can tell it. */
export const MomentText = ({ at }: { at: string }) => {
  const [time, setTime] = useState('');
  useEffect(() => setTime(`, ${timeOf(new Date(at))}`), [at]);
  return (
    <time dateTime={at}>
      {formatDate(at)}
      {time}
    </time>
  );
};
