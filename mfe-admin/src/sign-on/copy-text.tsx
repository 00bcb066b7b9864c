import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Breakable } from '../view/breakable.tsx';
import styles from './copy-text.module.css';

interface Props {
  label: string;
  text: string;
  /** What the toast calls it, after "the". */
  what: string;
}

/** Text to enter elsewhere, with a button that copies it. */
export const CopyText = ({ label, text, what }: Props) => {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`Copied the ${what}.`);
    } catch {
      notify.error(`Your browser doesn’t allow copying. Select the ${what} and copy it yourself.`);
    }
  };
  return (
    <div className={styles.box}>
      <div className={styles.texts}>
        <p className={styles.label} id={id}>
          {label}
        </p>
        <code className={styles.text} aria-labelledby={id}>
          <Breakable text={text} at={/(?<=[/=.])/} />
        </code>
      </div>
      <Button size="small" aria-label={`Copy the ${what}`} onClick={() => void copy()}>
        <Copy size={16} strokeWidth={1.75} aria-hidden />
        Copy
      </Button>
    </div>
  );
};

/** The redirect URI to register with the provider. */
export const RedirectAddress = ({ address }: { address: string }) => (
  <CopyText label="Redirect URI to register with the provider" text={address} what="redirect URI" />
);
