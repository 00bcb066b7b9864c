import { RuntimeConfigProvider } from '@marketplace/shared/config';
import type { RuntimeConfig } from '@marketplace/shared/contracts';
import { RouterProvider } from '@marketplace/shared/router';
import type { createRouter } from './routing/router.ts';

interface Props {
  config: RuntimeConfig;
  router: ReturnType<typeof createRouter>;
}

export const App = ({ config, router }: Props) => (
  <RuntimeConfigProvider value={config}>
    <RouterProvider router={router} />
  </RuntimeConfigProvider>
);
