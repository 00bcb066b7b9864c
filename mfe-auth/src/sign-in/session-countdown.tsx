import { formatCountdown, secondsLeft } from './flow/countdown.ts';
import type { SignInState } from './flow/sign-in-state.ts';
import styles from './session-countdown.module.css';

/** How much longer the reset token is valid. */
export const SessionCountdown = ({ state: { token, now } }: { state: SignInState }) => (
  <p className={styles.countdown} role="timer">
    Session expires in {formatCountdown(token ? secondsLeft(token.expiresAt, now) : 0)}
  </p>
);
