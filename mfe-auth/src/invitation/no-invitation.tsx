import { LinkButton } from '@marketplace/shared/ui';
import styles from '../brand/linked-page.module.css';

/** A link that was used, replaced, withdrawn, is too old or was cut short: nobody learns which. */
export const NoInvitation = () => (
  <>
    <h1 className={styles.title}>This invitation is not good any more</h1>
    <p className={styles.lead}>
      It was used, replaced or withdrawn, it is older than 7 days, or the link was cut short. If you have accepted it
      already, sign in. Otherwise ask whoever invited you to send a new one.
    </p>
    <div className={styles.actions}>
      <LinkButton to="/login" kind="primary">
        Sign in
      </LinkButton>
      <LinkButton to="/contactus">Get help</LinkButton>
    </div>
  </>
);
