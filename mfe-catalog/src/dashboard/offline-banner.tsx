import { networkAtom } from '@marketplace/shared/offline';
import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import styles from './dashboard.module.css';

/** Shows on the dashboard while offline. */
export const OfflineBanner = () => {
  const { online } = useAtomValue(networkAtom);
  if (online) return null;
  return (
    <div className={styles.offline} role="status">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden />
      <strong>You&apos;re offline</strong>
      <span>Some features may not work.</span>
    </div>
  );
};
