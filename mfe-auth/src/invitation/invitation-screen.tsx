import { useSearchParams } from '@marketplace/shared/router';
import { Button, SkeletonList } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from '../brand/linked-page.module.css';
import { Invitation } from './invitation.tsx';
import { NoInvitation } from './no-invitation.tsx';
import { useInvitation } from './use-invitation.ts';

/** The page that an invitation's link opens. */
export const InvitationScreen = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { status, invitation, isNoGood, reload } = useInvitation(token);
  const [wasTaken, setWasTaken] = useState(false);
  if (isNoGood || wasTaken) return <NoInvitation />;
  if (invitation) return <Invitation token={token} invitation={invitation} onNoGood={() => setWasTaken(true)} />;
  if (status === 'loading')
    return (
      <>
        <h1 className={styles.title}>Your invitation</h1>
        <div className={styles.waiting}>
          <SkeletonList count={3} />
        </div>
      </>
    );
  return (
    <>
      <h1 className={styles.title}>The invitation could not be loaded</h1>
      <p className={styles.lead}>
        The server didn’t respond. Check your connection and try again. The link still works.
      </p>
      <Button kind="primary" onClick={reload}>
        Try again
      </Button>
    </>
  );
};
