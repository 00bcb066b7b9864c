import type { NetworkStatus } from '@marketplace/shared/offline';
import styles from './banner.module.css';

const withUnit = (value: number | undefined, unit: string) => (value === undefined ? 'unknown' : `${value} ${unit}`);

/** What the browser knows about the connection. */
export const ConnectionDetails = ({ network }: { network: NetworkStatus }) => {
  const rows = [
    ['Type', network.type ?? 'unknown'],
    ['Speed', network.effectiveType ?? 'unknown'],
    ['Bandwidth', withUnit(network.downlink, 'Mbps')],
    ['Latency', withUnit(network.rtt, 'ms')],
  ];
  return (
    <>
      <dl className={styles.details}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {network.saveData && <p className={styles.note}>Data saver is on, so we preload less.</p>}
    </>
  );
};
