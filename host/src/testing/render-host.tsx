import { RuntimeConfigProvider } from '@marketplace/shared/config';
import type { ComposedRemote, Composition, ReleasedPage, RuntimeConfig } from '@marketplace/shared/contracts';
import { provideRemoteLoader, type RemoteModule } from '@marketplace/shared/federation';
import { settle, testConfig } from '@marketplace/shared/testing';
import { createMemoryRouter, RouterProvider } from '@marketplace/shared/router';
import { render } from '@testing-library/react';
import { BASE_PATH } from '../routing/base-path.ts';
import { createRoutes, firstPageData } from '../routing/routes.tsx';

export const config: RuntimeConfig = { ...testConfig, demo: false };

export const aPage = (path: string, fields: Partial<ReleasedPage> = {}): ReleasedPage => ({
  path,
  access: 'public',
  title: `Title of ${path}`,
  expose: `./pages${path}`,
  scripts: [],
  styles: [],
  ...fields,
});

export const aRemote = (fields: Partial<ComposedRemote> = {}): ComposedRemote => ({
  name: 'mfe-catalog',
  team: 'Catalogue',
  release: '1.0.0-aaaaaaaa',
  version: '1.0.0',
  global: 'mfe_catalog_aaaaaaaa',
  entry: '/marketplace/releases/mfe-catalog/1.0.0-aaaaaaaa/entry.js',
  base: '/marketplace/releases/mfe-catalog/1.0.0-aaaaaaaa/',
  pages: [],
  widgets: {},
  ...fields,
});

const administrators = { roles: ['ADMIN', 'SUPER_ADMIN'] };
const payers = { marketplaceRoles: ['PAYMENT_ADMIN', 'PAYMENT_CREATOR'] };

export const aComposition = (...remotes: ComposedRemote[]): Composition => ({
  set: 'set-1',
  channel: 'live',
  canary: false,
  host: '1.0.0-host',
  overrides: { open: false, applied: [], refused: [] },
  remotes,
});

/** Pages of every kind of access. */
export const composition: Composition = {
  ...aComposition(),
  remotes: [
    aRemote({
      pages: [
        aPage('/'),
        aPage('/module'),
        aPage('/module/:id/dashboard', { access: 'signed-in' }),
        aPage('/contactus'),
      ],
    }),
    aRemote({
      name: 'mfe-auth',
      pages: [aPage('/login', { bare: true }), aPage('/profile', { access: 'signed-in' })],
    }),
    aRemote({ name: 'mfe-cart', pages: [aPage('/cart', { access: payers })] }),
    aRemote({
      name: 'mfe-admin',
      pages: [
        aPage('/settings', { access: administrators }),
        aPage('/sessions', { access: { roles: ['SUPER_ADMIN'] } }),
      ],
    }),
  ],
};

type Exposed = RemoteModule['default'];

const page =
  (expose: string): Exposed =>
  () => <h1>{`Page ${expose.replace('./pages', '')}`}</h1>;

/** A dialog that shows its props. */
const overlay =
  (name: string): Exposed =>
  ({ onClose, open: _open, ...props }) => (
    <div role="dialog" aria-label={name}>
      {JSON.stringify(props)}
      <button onClick={onClose as () => void}>Close</button>
    </div>
  );

const asFound = (expose: string) =>
  expose.startsWith('./pages') ? page(expose) : overlay(expose.replace('./widgets/', ''));

/**
 * Stands in for all remotes: a page shows its path, a widget its props. `given` holds others, by remote and exposed name;
 * an error is a failed load. Returns what was requested.
 */
export const serveRemotes = (given: Record<string, Exposed | Error> = {}) => {
  const asked: string[] = [];
  provideRemoteLoader(async (remote, expose) => {
    const name = `${remote} ${expose}`;
    asked.push(name);
    const found = given[name] ?? asFound(expose);
    if (found instanceof Error) throw found;
    return { default: found };
  });
  return asked;
};

/** The whole host at a path below `/marketplace`, with its page loaded. */
export const renderHost = async (at = '/', pages: Composition = composition) => {
  const initialEntries = ['/marketplace/contactus', `/marketplace${at}`];
  const router = createMemoryRouter(createRoutes(pages), {
    basename: BASE_PATH,
    hydrationData: firstPageData(pages),
    initialEntries,
  });
  const view = render(
    <RuntimeConfigProvider value={config}>
      <RouterProvider router={router} />
    </RuntimeConfigProvider>,
  );
  await settle();
  const where = () => {
    const { pathname, search, hash } = router.state.location;
    return (pathname.replace('/marketplace', '') || '/') + search + hash;
  };
  return { router, where, ...view };
};
