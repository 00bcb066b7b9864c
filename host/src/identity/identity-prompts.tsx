import { useUser } from '@marketplace/shared/session';
import { lazy, Suspense } from 'react';

/** Without their code nobody is asked or reminded, and nothing else is missing. */
const Prompts = lazy(() => import('./prompts.tsx').catch(() => ({ default: () => null })));

/** What signed-in users are asked about their identity. Visitors don't load it. */
export const IdentityPrompts = () =>
  useUser() ? (
    <Suspense>
      <Prompts />
    </Suspense>
  ) : null;
