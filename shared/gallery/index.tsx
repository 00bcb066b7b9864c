import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RuntimeConfigProvider } from '../src/config/index.ts';
import { createMemoryRouter, RouterProvider } from '../src/router/index.ts';
import { testConfig } from '../src/testing/test-config.ts';
import { Toaster } from '../src/toast/index.ts';
import { Button, Page, PageHeader } from '../src/ui/index.ts';
import '../src/ui/theme/theme.css';
import { Controls } from './controls.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Every shared component in all its states. */
const Gallery = () => {
  const [theme, setTheme] = useState(systemTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <main>
      <Page>
        <PageHeader
          title="Shared components"
          actions={
            <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? 'Light theme' : 'Dark theme'}
            </Button>
          }
        />
        <Controls />
        <Fields />
        <Overlays />
        <Lists />
        <Feedback />
      </Page>
      <Toaster />
    </main>
  );
};

const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <RuntimeConfigProvider value={testConfig}>
      <RouterProvider router={router} />
    </RuntimeConfigProvider>,
  );
