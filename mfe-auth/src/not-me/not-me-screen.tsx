import { useSearchParams } from '@marketplace/shared/router';
import { Button, LinkButton, SkeletonList } from '@marketplace/shared/ui';
import { ConfirmSignIn } from './confirm-sign-in.tsx';
import styles from '../brand/linked-page.module.css';
import { SignedOut } from './signed-out.tsx';
import { useSignInNotice } from './use-sign-in-notice.ts';

/** The page behind "This wasn't me" in the email about a new sign-in. Nothing happens until the button is pressed. */
export const NotMeScreen = () => {
  const [query] = useSearchParams();
  const { notice, step, failed, problem, reload, end } = useSignInNotice(query.get('token') ?? '');
  if (step === 'ended') return <SignedOut />;
  if (step === 'invalid') return <InvalidLink />;
  if (notice)
    return <ConfirmSignIn notice={notice} busy={step === 'ending'} problem={problem} onConfirm={() => void end()} />;
  if (!failed)
    return (
      <>
        <h1 className={styles.title}>A sign-in to your account</h1>
        <div className={styles.waiting}>
          <SkeletonList count={3} />
        </div>
      </>
    );
  return (
    <>
      <h1 className={styles.title}>The sign-in could not be loaded</h1>
      <p className={styles.lead}>
        The server didn’t respond. Check your connection and try again. The link still works.
      </p>
      <Button kind="primary" onClick={reload}>
        Try again
      </Button>
    </>
  );
};

const InvalidLink = () => (
  <>
    <h1 className={styles.title}>This link is no longer valid</h1>
    <p className={styles.lead}>
      It was already used, is older than 30 days, or is incomplete. If you don&apos;t recognize a sign-in, set a new
      password to sign out every device.
    </p>
    <div className={styles.actions}>
      <LinkButton to="/login?reset" kind="primary">
        Set a new password
      </LinkButton>
      <LinkButton to="/contactus">Get help</LinkButton>
    </div>
  </>
);
