import { Button } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './passkey-button.module.css';
import type { SignIn } from './use-sign-in.ts';

const never = () => () => undefined;

/** Nearly every browser has passkeys, so a server renders the button. */
const useSupportsPasskeys = () =>
  useSyncExternalStore(
    never,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => true,
  );

/** Signs in without email and password. Its name has no "Sign In", so voice control finds only one button with it. */
export const PasskeyButton = ({ state: { call }, send }: SignIn) => {
  if (!useSupportsPasskeys()) return null;
  return (
    <Button
      size="large"
      wide
      className={styles.passkey}
      disabled={call !== null}
      busy={call?.kind === 'passkey' && 'Waiting for your passkey...'}
      onClick={() => send({ kind: 'passkey' })}
    >
      <Fingerprint size={20} strokeWidth={1.75} aria-hidden />
      Continue with a passkey
    </Button>
  );
};
