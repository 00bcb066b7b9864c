import type { AccessRule } from '@marketplace/shared/contracts';
import { Navigate } from '@marketplace/shared/router';
import { mayOpen, useSession } from '@marketplace/shared/session';
import { PageLoader } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';

/** Applies a page's access rule before any of its code loads. */
export const Guard = ({ access, children }: { access: AccessRule; children: ReactNode }) => {
  const { loading, user } = useSession();
  if (access === 'public') return children;
  if (loading) return <PageLoader label="Checking your session..." />;
  if (!user) return <Navigate to="/login" replace />;
  if (!mayOpen(access, user)) return <Navigate to="/unauthorized" replace state={{ access }} />;
  return children;
};
