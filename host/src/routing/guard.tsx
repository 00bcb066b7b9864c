import type { AccessRule } from '@marketplace/shared/contracts';
import { Navigate, useLocation } from '@marketplace/shared/router';
import { checkSession, isSecondFactorOverdue, mayOpen, useSession } from '@marketplace/shared/session';
import { Button, EmptyState, Page, PageLoader } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { UncheckedBanner } from '../banners/unchecked-banner.tsx';
import { whyUnchecked } from '../banners/why-unchecked.ts';

/** Redirects to another page, with a spinner meanwhile. */
const Elsewhere = (where: { to: string; state?: unknown }) => (
  <>
    <PageLoader />
    <Navigate replace {...where} />
  </>
);

/** Signing out on a guarded page leads to the dashboard; only a lost or missing session leads to the sign-in. */
const useWayOut = () => {
  const { user, left } = useSession();
  const [hadUser, setHadUser] = useState(false);
  if (user && !hadUser) setHadUser(true);
  return left && hadUser ? '/' : '/login';
};

/** A user with tokens is not asked to sign in again because the session could not be read. */
const SessionUnchecked = ({ why }: { why: keyof typeof whyUnchecked }) => (
  <Page>
    <EmptyState
      icon={CloudOff}
      title="We couldn’t check your session"
      text={whyUnchecked[why]}
      actions={<Button onClick={() => void checkSession()}>Try again</Button>}
    />
  </Page>
);

/** Applies a page's access rule before any of its code loads. */
export const Guard = ({ access, children }: { access: AccessRule; children: ReactNode }) => {
  const { loading, user, unchecked } = useSession();
  const wayOut = useWayOut();
  const { pathname } = useLocation();
  if (access === 'public')
    return (
      <>
        {children}
        <UncheckedBanner />
      </>
    );
  if (loading) return <PageLoader label="Checking your session..." />;
  if (unchecked) return <SessionUnchecked why={unchecked} />;
  if (!user) return <Elsewhere to={wayOut} />;
  if (pathname !== '/profile' && isSecondFactorOverdue(user)) return <Elsewhere to="/profile" />;
  if (!mayOpen(access, user)) return <Elsewhere to="/unauthorized" state={{ access }} />;
  // Another user may have signed in in another tab: remount, so they don't see what this one had open.
  return <Fragment key={user.id}>{children}</Fragment>;
};
