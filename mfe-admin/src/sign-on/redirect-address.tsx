import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Copy } from 'lucide-react';
import { Breakable } from '../view/breakable.tsx';
import styles from './redirect-address.module.css';

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('The redirect address was copied.');
  } catch {
    notify.error('This browser does not let pages copy. Select the address and copy it yourself.');
  }
};

/** The redirect URL to register with the provider. */
export const RedirectAddress = ({ address }: { address: string }) => (
  <div className={styles.box}>
    <div className={styles.texts}>
      <p className={styles.label} id="redirect-address">
        Redirect address to register at the provider
      </p>
      <code className={styles.address} aria-labelledby="redirect-address">
        <Breakable text={address} at={/(?<=\/)/} />
      </code>
    </div>
    <Button size="small" onClick={() => void copy(address)}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      Copy
    </Button>
  </div>
);
