import { useSearchParams } from '@marketplace/shared/router';
import { Button, LinkButton, SkeletonList } from '@marketplace/shared/ui';
import { ConfirmSignIn } from './confirm-sign-in.tsx';
import styles from '../brand/linked-page.module.css';
import { SignedOut } from './signed-out.tsx';
import { useSignInNotice } from './use-sign-in-notice.ts';

/** What "This wasn't me" in the email about a new sign-in leads to. Nothing happens before the button is pressed. */
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
        The server did not answer. Check your connection and try again; the link is still valid.
      </p>
      <Button kind="primary" onClick={reload}>
        Try Again
      </Button>
    </>
  );
};

const InvalidLink = () => (
  <>
    <h1 className={styles.title}>This link is no longer valid</h1>
    <p className={styles.lead}>
      It was used already, it is older than 30 days, or part of it is missing. If you don&apos;t recognize a sign-in,
      set a new password: that signs every device out.
    </p>
    <div className={styles.actions}>
      <LinkButton to="/login?reset" kind="primary">
        Set a new password
      </LinkButton>
      <LinkButton to="/contactus">Get help</LinkButton>
    </div>
  </>
);
