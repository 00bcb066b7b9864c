import { LinkButton } from '@marketplace/shared/ui';
import styles from '../brand/linked-page.module.css';

/** For a link that was used, replaced, withdrawn or cut short, or is too old. Doesn't reveal which. */
export const NoInvitation = () => (
  <>
    <h1 className={styles.title}>This invitation is no longer valid</h1>
    <p className={styles.lead}>
      It was used, replaced or withdrawn, is older than 7 days, or the link is incomplete. If you already accepted it,
      sign in. Otherwise, ask for a new invitation.
    </p>
    <div className={styles.actions}>
      <LinkButton to="/login" kind="primary">
        Sign in
      </LinkButton>
      <LinkButton to="/contactus">Get help</LinkButton>
    </div>
  </>
);
