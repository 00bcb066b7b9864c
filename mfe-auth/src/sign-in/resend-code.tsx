import { secondsLeft } from './flow/countdown.ts';
import type { SignInState } from './flow/sign-in-state.ts';
import styles from './resend-code.module.css';

interface Props {
  state: SignInState;
  onResend: () => void;
}

/** How long until the code can be sent again, then the link that does it. */
export const ResendCode = ({ state: { resendAt, now, call }, onResend }: Props) => (
  <div className={styles.resend}>
    {resendAt === null ? (
      <button type="button" className={styles.link} aria-disabled={call ? true : undefined} onClick={onResend}>
        Didn&apos;t receive the code? <span className={styles.action}>Resend OTP</span>
      </button>
    ) : (
      <span role="timer">Resend OTP in {secondsLeft(resendAt, now)} s</span>
    )}
  </div>
);
