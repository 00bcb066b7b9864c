import { render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { RuntimeConfigProvider } from '../config/index.ts';
import type { User } from '../contracts/index.ts';
import { createMemoryRouter, RouterProvider } from '../router/index.ts';
import { sessionAtom } from '../session/index.ts';
import { Toaster } from '../toast/index.ts';
import { testConfig } from './test-config.ts';

/** Tests do not see each other's toasts. */
afterEach(() => toast.removeAll());

/** Sets who is signed in; null for a visitor. */
export const signInAs = (user: User | null) => getDefaultStore().set(sessionAtom, { loading: false, user });

const inHost = (content: ReactNode) => (
  <RuntimeConfigProvider value={testConfig}>
    <Toaster />
    {content}
  </RuntimeConfigProvider>
);

/** Renders a page as the host would, at a path; other paths show where the navigation went. */
export const renderPage = (Page: ComponentType, { path = '/', at = path }: { path?: string; at?: string } = {}) => {
  const routes = [
    { path, element: <Page /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return { router, ...render(inHost(<RouterProvider router={router} />)) };
};

/** Renders a widget, or any element, inside what the host provides. */
export const renderWidget = (element: ReactNode) => renderPage(() => element);
