import { LinkButton, Notice } from '@marketplace/shared/ui';
import styles from './forgot-password-step.module.css';

/** Until the one-time code by e-mail opens, recovery is a person's work. */
export const ForgotPasswordStep = () => (
  <div className={styles.step}>
    <Notice tone="info">
      Recovery by a one-time code is not open yet. Until then support resets passwords by hand: raise a ticket with the
      e-mail of your account, and you hear back within 24 hours.
    </Notice>
    <LinkButton
      kind="primary"
      size="large"
      wide
      to="/ticket?category=access&subject=I%20cannot%20sign%20in%3A%20password%20forgotten"
    >
      Raise a Ticket
    </LinkButton>
  </div>
);
