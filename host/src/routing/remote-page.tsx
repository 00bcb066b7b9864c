import type { ComposedRemote, ReleasedPage } from '@marketplace/shared/contracts';
import { loadRemoteModule } from '@marketplace/shared/federation';
import { ErrorBoundary, ErrorFallback, PageLoader } from '@marketplace/shared/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Guard } from './guard.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  remote: ComposedRemote;
  page: ReleasedPage;
}

const Content = ({ remote, page }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const Component = useMemo(
    () => lazy(() => loadRemoteModule(remote.name, page.expose)),
    // A new attempt needs a new lazy component.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [remote.name, page.expose, attempt],
  );
  return (
    <ErrorBoundary
      place={`${remote.name} ${page.path}`}
      fallback={(caught) => <ErrorFallback {...caught} />}
      onRetry={() => setAttempt((count) => count + 1)}
    >
      <Suspense fallback={<PageLoader />}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
};

/** A page of a remote behind its guard and inside its boundary. */
export const RemotePage = ({ remote, page }: Props) => (
  <Guard access={page.access}>
    <PageHead title={page.title} description={page.description} />
    <Content remote={remote} page={page} />
  </Guard>
);
