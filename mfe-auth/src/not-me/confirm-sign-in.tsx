import type { SignInNotice } from '@marketplace/shared/contracts';
import { Button, LinkButton, Notice } from '@marketplace/shared/ui';
import { momentText } from '../sessions/when-text.ts';
import styles from '../brand/linked-page.module.css';

interface Props {
  notice: SignInNotice;
  busy: boolean;
  problem: string | null;
  onConfirm: () => void;
}

/** Shows which sign-in the email was about, and asks whether to end it. */
export const ConfirmSignIn = ({ notice: { device, ip, signedInAt }, busy, problem, onConfirm }: Props) => (
  <>
    <h1 className={styles.title}>Was this you?</h1>
    <p className={styles.lead}>Someone signed in to your account on the device below.</p>
    <dl className={styles.facts}>
      <dt>Device</dt>
      <dd>{device}</dd>
      <dt>When</dt>
      <dd>{momentText(signedInAt)}</dd>
      <dt>IP address</dt>
      <dd>{ip}</dd>
    </dl>
    {problem !== null && (
      <div className={styles.notice}>
        <Notice tone="danger">{problem}</Notice>
      </div>
    )}
    <div className={styles.actions}>
      <Button kind="danger" onClick={onConfirm} busy={busy && 'Signing out...'}>
        Sign out that device
      </Button>
      <LinkButton to="/">Yes, it was me</LinkButton>
    </div>
  </>
);
