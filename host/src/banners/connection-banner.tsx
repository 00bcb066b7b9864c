import { networkAtom, type NetworkStatus } from '@marketplace/shared/offline';
import { Button, IconButton } from '@marketplace/shared/ui';
import { useAtomValue } from 'jotai';
import { Wifi, WifiOff, X } from 'lucide-react';
import { useState } from 'react';
import styles from './banner.module.css';
import { ConnectionDetails } from './connection-details.tsx';
import { connectionMessage } from './connection-message.ts';
import { useBannerVisible } from './use-banner-visible.ts';

const Banner = ({ network, onClose }: { network: NetworkStatus; onClose: () => void }) => {
  const [details, setDetails] = useState(false);
  const { tone, title, line } = connectionMessage(network);
  const Icon = network.online ? Wifi : WifiOff;
  return (
    <div className={styles.banner} data-tone={tone} role={network.online ? 'status' : 'alert'}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <strong>{title}</strong>
        <span>{line}</span>
        {network.offlineCount > 1 && <span className={styles.note}>{`Attempt ${network.offlineCount}`}</span>}
        {details && <ConnectionDetails network={network} />}
      </div>
      <Button kind="quiet" size="small" aria-expanded={details} onClick={() => setDetails(!details)}>
        Details
      </Button>
      <IconButton label="Close" size="small" onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};

/** Reports a lost or restored connection, and hides itself. */
export const ConnectionBanner = () => {
  const network = useAtomValue(networkAtom);
  const [visible, close] = useBannerVisible(network.online);
  return visible ? <Banner network={network} onClose={close} /> : null;
};
