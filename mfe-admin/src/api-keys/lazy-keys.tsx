import { SkeletonTable } from '@marketplace/shared/ui';
import { lazy, Suspense, type ComponentProps } from 'react';

const Keys = lazy(async () => ({ default: (await import('./api-keys.tsx')).ApiKeys }));

/** The API keys of an organization or of the operator, loaded on demand. */
export const ApiKeys = (props: ComponentProps<typeof Keys>) => (
  <Suspense fallback={<SkeletonTable rows={5} columns={4} />}>
    <Keys {...props} />
  </Suspense>
);
