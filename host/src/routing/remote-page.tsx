import type { ComposedRemote, ReleasedPage } from '@marketplace/shared/contracts';
import { RemoteFrame, useRemoteComponent } from '@marketplace/shared/federation';
import { useLocation } from '@marketplace/shared/router';
import { ErrorBoundary, ErrorFallback, PageLoader, type CaughtError } from '@marketplace/shared/ui';
import { Suspense, useEffect, useState } from 'react';
import { RemotePageHead } from '../head/page-head.tsx';
import { Guard } from './guard.tsx';
import { pageShown } from './page-clock.ts';

interface Props {
  remote: ComposedRemote;
  page: ReleasedPage;
}

/** Renders next to the page's component, so it mounts together with the page. */
const Shown = ({ remote, page, subject }: Props & { subject: string }) => {
  useEffect(() => pageShown(remote.name, page.path), [remote, page, subject]);
  return null;
};

/** Bare pages bring their own landmark, so their fallback needs one for the skip link. */
const Failed = ({ bare, ...caught }: CaughtError & { bare: boolean | undefined }) =>
  bare ? (
    <main id="content">
      <ErrorFallback {...caught} />
    </main>
  ) : (
    <ErrorFallback {...caught} />
  );

const Content = ({ remote, page }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = useLocation();
  const Component = useRemoteComponent(remote.name, page.expose, attempt);
  return (
    <ErrorBoundary
      app={remote.name}
      place={`${remote.name} ${page.path}`}
      subject={pathname + search}
      fallback={(caught) => <Failed {...caught} bare={page.bare} />}
      onRetry={() => setAttempt((count) => count + 1)}
    >
      <Suspense fallback={<PageLoader />}>
        <RemoteFrame remote={remote.name} part={page.path}>
          <Component />
          <Shown remote={remote} page={page} subject={pathname} />
        </RemoteFrame>
      </Suspense>
    </ErrorBoundary>
  );
};

/** A remote's page, behind its guard and inside its error boundary. */
export const RemotePage = ({ remote, page }: Props) => (
  <Guard access={page.access}>
    <RemotePageHead page={page} />
    <Content remote={remote} page={page} />
  </Guard>
);
