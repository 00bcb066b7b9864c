import { render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { RuntimeConfigProvider } from '../config/index.ts';
import type { RuntimeConfig, User } from '../contracts/index.ts';
import { createMemoryRouter, RouterProvider } from '../router/index.ts';
import { sessionAtom } from '../session/index.ts';
import { Toaster } from '../toast/index.ts';

const config: RuntimeConfig = {
  marketplaceApi: 'http://localhost/api/marketplace',
  organizationApi: 'http://localhost/api/organization',
  brand: 'TEX Marketplace',
  signUpUrl: 'https://accounts.tex.example/register',
  pricingUrl: 'https://www.tex.example/pricing',
  developerCompany: 'TEX Systems',
  privacyPolicyId: '1',
  demo: true,
};

/** No test sees another's toasts. */
afterEach(() => toast.removeAll());

/** Sets who is signed in; null for a visitor. */
export const signInAs = (user: User | null) => getDefaultStore().set(sessionAtom, { loading: false, user });

const inHost = (content: ReactNode) => (
  <RuntimeConfigProvider value={config}>
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
