import type { AccessRule } from '@marketplace/shared/contracts';
import { Navigate } from '@marketplace/shared/router';
import { checkSession, mayOpen, useSession } from '@marketplace/shared/session';
import { Button, EmptyState, Page, PageLoader } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';

/** Leads to another page; until it is there, this one stays empty but for a spinner. */
const Elsewhere = (where: { to: string; state?: unknown }) => (
  <>
    <PageLoader />
    <Navigate replace {...where} />
  </>
);

/** Whoever signs out on a guarded page goes to the dashboard; only a lost or missing session asks for a sign-in. */
const useWayOut = () => {
  const { user, left } = useSession();
  const [hadUser, setHadUser] = useState(false);
  if (user && !hadUser) setHadUser(true);
  return left && hadUser ? '/' : '/login';
};

/** Whoever has tokens is not asked to sign in again because the server was silent. */
const SessionUnchecked = () => (
  <Page>
    <EmptyState
      icon={CloudOff}
      title="Your session could not be checked"
      text="The server did not answer. You are still signed in, and we keep trying."
      actions={<Button onClick={() => void checkSession()}>Try Again</Button>}
    />
  </Page>
);

/** Applies a page's access rule before any of its code loads. */
export const Guard = ({ access, children }: { access: AccessRule; children: ReactNode }) => {
  const { loading, user, unchecked } = useSession();
  const wayOut = useWayOut();
  if (access === 'public') return children;
  if (loading) return <PageLoader label="Checking your session..." />;
  if (unchecked) return <SessionUnchecked />;
  if (!user) return <Elsewhere to={wayOut} />;
  if (!mayOpen(access, user)) return <Elsewhere to="/unauthorized" state={{ access }} />;
  // What one user had open is not for the next, who may have signed in in another tab.
  return <Fragment key={user.id}>{children}</Fragment>;
};
