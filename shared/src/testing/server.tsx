import type { ComponentType } from 'react';
import type { RemoteModule } from '../federation/index.ts';
import { testConfig } from './test-config.ts';

/** What the tests' server environment provides. */
interface Realm {
  asServer: <T>(render: () => T) => T;
  openBrowser: (html: string) => void;
  closeBrowser: () => void;
}
const realm = globalThis as unknown as Realm;

export interface ServedPage {
  /** Imports the page: a server and a browser share no module. */
  load: () => Promise<{ default: ComponentType }>;
  /** In the router's syntax. */
  path: string;
  /** Path and query; the path by default. */
  at?: string;
  /** Responses that came with the page. */
  data?: Record<string, unknown>;
  /** Modules of other remotes, by remote and name: `mfe-cart ./widgets/add-to-cart`. */
  pieces?: Record<string, ComponentType>;
}

// Everything is imported twice, which takes a while on a busy machine.
jest.setTimeout(60_000);

const never = () => new Promise<never>(() => undefined);

let side: 'server' | 'browser' | undefined;

/** Switches between server and browser, where every module is new. */
const goTo = (next: 'server' | 'browser') => {
  if (side === next) return;
  side = next;
  jest.resetModules();
  // Jotai warns about a second copy of itself.
  Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
  if (next === 'server') realm.closeBrowser();
};

const importHost = async () => {
  const [config, data, federation, http, router] = await Promise.all([
    import('../config/index.ts'),
    import('../data/index.ts'),
    import('../federation/index.ts'),
    import('../http/index.ts'),
    import('../router/index.ts'),
  ]);
  return { ...config, ...data, ...federation, ...http, ...router };
};

const pieceOf =
  (pieces: ServedPage['pieces'] = {}) =>
  (remote: string, expose: string): RemoteModule | undefined => {
    const piece = pieces[`${remote} ${expose}`];
    return piece && { default: piece };
  };

const inHost = async ({ load, path, at = path, data = {}, pieces }: ServedPage) => {
  const host = await importHost();
  const { default: Page } = await load();
  // Left by the previous page.
  host.responseCache.invalidate('');
  host.seed(data);
  host.provideRemoteLoader(never, pieceOf(pieces));
  const routes = [{ path, element: <Page /> }];
  const router = host.createMemoryRouter(routes, { initialEntries: [at] });
  return (
    <host.DataSourceProvider value={{ peek: host.peek, read: never }}>
      <host.RuntimeConfigProvider value={testConfig}>
        <host.RouterProvider router={router} />
      </host.RuntimeConfigProvider>
    </host.DataSourceProvider>
  );
};

/** A page as a server without a browser renders it for a visitor. For tests in the server environment. */
export const renderOnServer = async (page: ServedPage): Promise<string> => {
  goTo('server');
  const element = await inHost(page);
  const { renderToString } = await import('react-dom/server');
  return realm.asServer(() => renderToString(element));
};

/** React's warnings and errors as text. */
const collectComplaints = () => {
  const complaints: string[] = [];
  const tell = (...said: unknown[]) => complaints.push(said.map(String).join(' '));
  jest.spyOn(console, 'error').mockImplementation(tell);
  jest.spyOn(console, 'warn').mockImplementation(tell);
  return { complaints, tell };
};

let leave: () => void = () => undefined;

export interface HydratedPage {
  root: HTMLElement;
  /** Mismatches and warnings: there should be none. */
  complaints: string[];
  /** Runs a change of the page until it has settled. */
  act: (change: () => void) => Promise<void>;
}

/**
 * Opens a browser with server-rendered markup, lets a user act before any script runs, and hydrates. For tests in the
 * server environment.
 */
export const hydrateInBrowser = async (
  html: string,
  page: ServedPage,
  before: (root: HTMLElement) => void = () => undefined,
): Promise<HydratedPage> => {
  goTo('browser');
  realm.openBrowser(`<body><div id="root">${html}</div></body>`);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  before(root);
  const { complaints, tell } = collectComplaints();
  const element = await inHost(page);
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const hydrated = await act(() => hydrateRoot(root, element, { onRecoverableError: tell }));
  leave = () => act(() => hydrated.unmount());
  return { root, complaints, act: async (change) => act(async () => change()) };
};

afterEach(() => {
  leave();
  leave = () => undefined;
  jest.restoreAllMocks();
});
