import { CountBadge } from '@marketplace/shared/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { shownUntilAtom, useAlerts } from '../alerts/use-alerts.ts';

/** The number of new alerts, at its parent's corner. */
export default function AlertCount() {
  const { list } = useAlerts();
  const [shownUntil, setShownUntil] = useAtom(shownUntilAtom);
  // The next user to sign in has seen nothing.
  useEffect(() => () => setShownUntil(''), [setShownUntil]);
  const [newest] = list?.alerts ?? [];
  const unseen = !list || !newest || newest.createdAt <= shownUntil ? 0 : list.unseen;
  return <CountBadge count={unseen} label={`${unseen} new`} />;
}
