import { Notice } from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FreshFactorBody, FreshProof } from '../contracts/index.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { supportsPasskeys } from './passkeys.ts';
import styles from './proof.module.css';
import { SignOnProof } from './sign-on-proof.tsx';
import { TypedProof, type Typed } from './typed-proof.tsx';

interface Props {
  /** What this account has. */
  methods: FreshProof[];
  /** The label of the button below what is typed. */
  action: string;
  /** Requests the options of the passkey prompt. */
  readOptions: () => Promise<unknown>;
  /** Sends a proof; rejects if it is refused. */
  prove: (proof: FreshFactorBody) => Promise<unknown>;
  /** Finds out whether the user has signed in at their provider again. */
  checkSignOn?: () => Promise<boolean>;
  /** Id of the heading that says what the proof is for. */
  labelledBy?: string;
}

const typedOf = (methods: FreshProof[], recovering: boolean): Typed | undefined => {
  if (recovering) return 'recoveryCode';
  return (['totp', 'password'] as const).find((kind) => methods.includes(kind));
};

/** The focus goes to the first control, so that a code can be typed at once. */
const useFirstFocus = (recovering: boolean) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [recovering]);
  return element;
};

/** The ways to prove an account, best first; a recovery code only on request. */
export const ProofChoice = ({ methods, action, readOptions, prove, checkSignOn, labelledBy }: Props) => {
  const passkey = methods.includes('passkey');
  const byPasskey = passkey && supportsPasskeys();
  const others = byPasskey || methods.some((method) => method !== 'passkey' && method !== 'recoveryCode');
  const canRecover = methods.includes('recoveryCode');
  const [asked, setAsked] = useState(false);
  const recovering = canRecover && (asked || !others);
  const typed = typedOf(methods, recovering);
  const element = useFirstFocus(recovering);
  return (
    <div className={styles.choice} ref={element} role={labelledBy && 'group'} aria-labelledby={labelledBy}>
      {passkey && !byPasskey && (
        <Notice tone="info">
          This browser can’t use your passkey. Use another browser or device
          {others || canRecover ? ', or continue below' : ''}.
        </Notice>
      )}
      {byPasskey && !recovering && <PasskeyProof readOptions={readOptions} prove={prove} />}
      {byPasskey && !recovering && typed && <p className={styles.or}>or</p>}
      {typed && <TypedProof key={typed} kind={typed} second={byPasskey && !recovering} action={action} prove={prove} />}
      {!recovering && checkSignOn && methods.includes('signOn') && <SignOnProof check={checkSignOn} />}
      {canRecover && others && (
        <button type="button" className={styles.link} onClick={() => setAsked(!asked)}>
          {recovering ? 'Use another way' : 'Use a recovery code'}
        </button>
      )}
    </div>
  );
};
