import { SkeletonTable } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';

/** Loads only where it is opened, because pages have other parts. */
const Webhooks = lazy(async () => ({ default: (await import('./webhooks.tsx')).Webhooks }));

const loading = <SkeletonTable rows={3} columns={4} />;

/** Those of the operator, who gets the events of every organization. */
export const OperatorsWebhooks = () => (
  <Suspense fallback={loading}>
    <Webhooks clientId={null} />
  </Suspense>
);

/** Those of an organization, which gets its own events. */
export const OrganizationWebhooks = ({ id }: { id: string }) => (
  <Suspense fallback={loading}>
    <Webhooks clientId={id} />
  </Suspense>
);
