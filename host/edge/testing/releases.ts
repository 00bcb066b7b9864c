import type { ComposedRemote, Composition, Release, ReleasedPage, RuntimeConfig } from '@marketplace/shared/contracts';
import { emptyRelease } from '@marketplace/tooling/release/testing/empty-release';

const integrity = (file: string) => ({ size: 1, integrity: `sha384-${file}` });
const filesOf = (...files: string[]) => Object.fromEntries(files.map((file) => [file, integrity(file)]));

export const aHost = (fields: Partial<Release> = {}): Release => ({
  ...emptyRelease,
  app: 'host',
  team: 'Platform',
  id: '1.0.0-host',
  entry: ['runtime.js', 'host.js'],
  entryStyles: ['host.css'],
  preload: [{ href: 'geist.woff2', as: 'font', type: 'font/woff2' }],
  files: filesOf('runtime.js', 'host.js', 'host.css', 'geist.woff2'),
  ...fields,
});

export const aPage = (fields: Partial<ReleasedPage> = {}): ReleasedPage => ({
  path: '/',
  access: 'public',
  title: 'Software modules',
  expose: './pages/dashboard',
  scripts: ['dashboard.js'],
  styles: ['dashboard.css'],
  ...fields,
});

export const theCatalog = (fields: Partial<Release> = {}): Release => ({
  ...emptyRelease,
  app: 'mfe-catalog',
  team: 'Catalogue',
  id: '1.0.0-catalog',
  global: 'mfe_catalog_aaaa',
  entry: ['entry.js'],
  pages: [
    aPage({ description: 'Browse modules.', data: ['/tex-suite/dashboard'] }),
    aPage({
      path: '/module',
      title: 'Module',
      expose: './pages/module',
      scripts: ['module.js', 'common.js'],
      styles: ['module.css'],
      data: ['/tex-admin/modules/{id}'],
      about: { from: '/tex-admin/modules/{id}', title: 'name', description: 'description' },
    }),
    aPage({
      path: '/module/:id/dashboard',
      title: 'Module dashboard',
      access: 'signed-in',
      expose: './pages/module-dashboard',
      scripts: ['module-dashboard.js'],
      styles: [],
      data: ['/tex-admin/modules/{id}'],
    }),
  ],
  files: filesOf('entry.js', 'dashboard.js', 'dashboard.css', 'module.js', 'common.js', 'module.css'),
  ...fields,
});

export const theAuth = (): Release => ({
  ...emptyRelease,
  app: 'mfe-auth',
  team: 'Identity',
  id: '1.0.0-auth',
  global: 'mfe_auth_aaaa',
  entry: ['entry.js'],
  pages: [
    aPage({
      path: '/login',
      title: 'Sign in',
      bare: true,
      expose: './pages/login',
      scripts: ['login.js'],
      styles: ['login.css'],
    }),
  ],
  files: filesOf('entry.js', 'login.js', 'login.css'),
});

export const aRemote = (fields: Partial<ComposedRemote> = {}): ComposedRemote => ({
  name: 'mfe-catalog',
  team: 'Catalogue',
  release: 'source',
  version: 'source',
  global: 'mfe_catalog_source',
  entry: 'http://localhost:3001/entry.js',
  base: 'http://localhost:3001/',
  pages: [aPage()],
  widgets: {},
  ...fields,
});

export const aComposition = (...remotes: ComposedRemote[]): Composition => ({
  set: 'set-1',
  channel: 'live',
  canary: false,
  host: '1.0.0-host',
  overrides: { open: false, applied: [], refused: [] },
  remotes,
});

export const aConfig = (fields: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  marketplaceApi: '/api/marketplace',
  organizationApi: '/api/organization',
  brand: 'TEX Marketplace',
  signUpUrl: 'https://accounts.tex.example/register',
  pricingUrl: 'https://www.tex.example/pricing',
  developerCompany: 'TEX Systems',
  privacyPolicyId: '1',
  demo: false,
  ...fields,
});
