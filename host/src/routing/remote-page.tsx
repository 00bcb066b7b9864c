import type { ComposedRemote, ReleasedPage } from '@marketplace/shared/contracts';
import { RemoteFrame, useRemoteComponent } from '@marketplace/shared/federation';
import { useLocation } from '@marketplace/shared/router';
import { ErrorBoundary, ErrorFallback, PageLoader } from '@marketplace/shared/ui';
import { Suspense, useState } from 'react';
import { RemotePageHead } from '../head/page-head.tsx';
import { Guard } from './guard.tsx';

interface Props {
  remote: ComposedRemote;
  page: ReleasedPage;
}

const Content = ({ remote, page }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = useLocation();
  const Component = useRemoteComponent(remote.name, page.expose, attempt);
  return (
    <ErrorBoundary
      app={remote.name}
      place={`${remote.name} ${page.path}`}
      subject={pathname + search}
      fallback={(caught) => <ErrorFallback {...caught} />}
      onRetry={() => setAttempt((count) => count + 1)}
    >
      <Suspense fallback={<PageLoader />}>
        <RemoteFrame remote={remote.name} part={page.path}>
          <Component />
        </RemoteFrame>
      </Suspense>
    </ErrorBoundary>
  );
};

/** A page of a remote behind its guard and inside its boundary. */
export const RemotePage = ({ remote, page }: Props) => (
  <Guard access={page.access}>
    <RemotePageHead page={page} />
    <Content remote={remote} page={page} />
  </Guard>
);
