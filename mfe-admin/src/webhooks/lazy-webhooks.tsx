import { SkeletonTable } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';

/** Loaded only when opened, because pages have other parts. */
const Webhooks = lazy(async () => ({ default: (await import('./webhooks.tsx')).Webhooks }));

const loading = <SkeletonTable rows={3} columns={4} />;

/** The operator's webhooks, which get the events of every organization. */
export const OperatorsWebhooks = () => (
  <Suspense fallback={loading}>
    <Webhooks clientId={null} />
  </Suspense>
);

/** The webhooks of an organization, which get its own events. */
export const OrganizationWebhooks = ({ id }: { id: string }) => (
  <Suspense fallback={loading}>
    <Webhooks clientId={id} />
  </Suspense>
);
