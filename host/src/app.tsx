import { RuntimeConfigProvider } from '@marketplace/shared/config';
import type { RuntimeConfig } from '@marketplace/shared/contracts';
import { RouterProvider } from '@marketplace/shared/router';
import { useEffect } from 'react';
import { watchNavigations } from './routing/page-clock.ts';
import type { createRouter } from './routing/router.ts';

interface Props {
  config: RuntimeConfig;
  router: ReturnType<typeof createRouter>;
}

export const App = ({ config, router }: Props) => {
  // The first render takes several tasks. The router keeps a navigation of that time for its first listener, the provider.
  useEffect(() => watchNavigations(router), [router]);
  return (
    <RuntimeConfigProvider value={config}>
      <RouterProvider router={router} />
    </RuntimeConfigProvider>
  );
};
