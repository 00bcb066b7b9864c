import { Notice } from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FreshFactorBody, FreshProof, PasskeyAssertion } from '../contracts/index.ts';
import { codeOf } from '../http/index.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { supportsPasskeys } from './passkeys.ts';
import styles from './proof.module.css';
import { SignOnProof } from './sign-on-proof.tsx';
import { TypedProof, type Typed } from './typed-proof.tsx';

interface Props {
  /** What this account has. */
  methods: FreshProof[];
  /** Codes count only with the password. */
  withPassword?: boolean | undefined;
  /** The label of the button below what is typed. */
  action: string;
  /** Requests the options of the passkey prompt. */
  readOptions: () => Promise<unknown>;
  /** Sends a proof; rejects if it is refused. */
  prove: (proof: FreshFactorBody) => Promise<unknown>;
  /** Where signing in again is a proof. */
  signOnProvider?: string | undefined;
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

/** A passkey that hasn't checked its user counts only with the password. */
const useHeldPasskey = (prove: Props['prove']) => {
  const [held, setHeld] = useState<PasskeyAssertion>();
  const proveBy = (proof: { passkey: PasskeyAssertion }) =>
    prove(proof).catch((error: unknown) => {
      if (codeOf(error) === 'password_needed') setHeld(proof.passkey);
      throw error;
    });
  return { held, proveBy };
};

/** The ways to prove an account, best first; a recovery code only on request. */
export const ProofChoice = ({
  methods,
  withPassword,
  action,
  readOptions,
  prove,
  signOnProvider,
  checkSignOn,
  labelledBy,
}: Props) => {
  const passkey = methods.includes('passkey');
  const byPasskey = passkey && supportsPasskeys();
  const others = byPasskey || methods.some((method) => method !== 'passkey' && method !== 'recoveryCode');
  const canRecover = methods.includes('recoveryCode');
  const [asked, setAsked] = useState(false);
  const recovering = canRecover && (asked || !others);
  const typed = typedOf(methods, recovering);
  const { held, proveBy } = useHeldPasskey(prove);
  const element = useFirstFocus(recovering || held !== undefined);
  if (held)
    return (
      <div className={styles.choice} ref={element}>
        <Notice tone="info">
          Your passkey didn’t check your fingerprint, face or PIN. Enter your password as well.
        </Notice>
        <TypedProof kind="password" action={action} prove={(proof) => prove({ ...proof, passkey: held })} />
      </div>
    );
  return (
    <div className={styles.choice} ref={element} role={labelledBy && 'group'} aria-labelledby={labelledBy}>
      {passkey && !byPasskey && (
        <Notice tone="info">
          This browser can’t use your passkey. Use another browser or device
          {others || canRecover ? ', or continue below' : ''}.
        </Notice>
      )}
      {byPasskey && !recovering && <PasskeyProof readOptions={readOptions} prove={proveBy} />}
      {byPasskey && !recovering && typed && <p className={styles.or}>or</p>}
      {typed && (
        <TypedProof
          key={typed}
          kind={typed}
          withPassword={withPassword}
          second={byPasskey && !recovering}
          action={action}
          prove={prove}
        />
      )}
      {!recovering && checkSignOn && methods.includes('signOn') && (
        <SignOnProof provider={signOnProvider} check={checkSignOn} />
      )}
      {canRecover && others && (
        <button type="button" className={styles.link} onClick={() => setAsked(!asked)}>
          {recovering ? 'Use another way' : 'Use a recovery code'}
        </button>
      )}
    </div>
  );
};
