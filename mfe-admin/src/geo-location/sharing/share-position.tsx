import { SHARING_CONSENT, statusTones } from '@marketplace/shared/contracts';
import { Badge, Button, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { LocateFixed, LocateOff } from 'lucide-react';
import { useState } from 'react';
import styles from './share-position.module.css';
import { useSharing } from './use-sharing.ts';

/** Starts and stops sharing your own position. Sends nothing without consent. */
export const SharePosition = ({ onStopped }: { onStopped: () => void }) => {
  const { isOn, isKnown, busy, trouble, start, stop } = useSharing(onStopped);
  const [asking, setAsking] = useState(false);
  const agree = async () => {
    await start();
    setAsking(false);
  };
  return (
    <div className={styles.share}>
      {isOn ? (
        <>
          <Badge tone={statusTones.live}>Sharing your location</Badge>
          <Button busy={busy && 'Stopping...'} onClick={() => void stop()}>
            <LocateOff size={16} strokeWidth={1.75} aria-hidden />
            Stop sharing
          </Button>
        </>
      ) : (
        <Button disabled={!isKnown} onClick={() => setAsking(true)}>
          <LocateFixed size={16} strokeWidth={1.75} aria-hidden />
          Share my location
        </Button>
      )}
      {trouble && (
        <div className={styles.trouble}>
          <Notice tone="warning">{trouble}</Notice>
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Share your location?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Not now</Button>
            <Button kind="primary" busy={busy && 'Starting...'} onClick={() => void agree()}>
              Agree and share
            </Button>
          </>
        }
      >
        <p>{SHARING_CONSENT.text}</p>
      </Dialog>
    </div>
  );
};
