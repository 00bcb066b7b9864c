import type { Composition, ExposedPiece, HostServerBuild, RenderRequest } from '@marketplace/shared/contracts';
import { DataSourceProvider } from '@marketplace/shared/data';
import { provideRemoteLoader } from '@marketplace/shared/federation';
import { createMemoryRouter, type RouteObject } from '@marketplace/shared/router';
import { getDefaultStore } from 'jotai';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../app.tsx';
import { compositionAtom } from '../composition/composition-atom.ts';
import { BASE_PATH } from '../routing/base-path.ts';
import { createRoutes, firstPageData } from '../routing/routes.tsx';

/** Nothing loads while a page renders: what is missing is left to the browser. */
const never = () => new Promise<never>(() => undefined);

const answersOf = ({ data }: RenderRequest) => ({
  peek: (path: string) => (Object.hasOwn(data, path) ? data[path] : undefined),
  read: never,
});

const routerAt = (url: string, composition: Composition, routes: RouteObject[]) =>
  createMemoryRouter(routes, {
    basename: BASE_PATH,
    initialEntries: [url],
    hydrationData: firstPageData(composition),
  });

type Router = ReturnType<typeof routerAt>;

const onlyMatched = (routes: RouteObject[], [match, ...rest]: Router['state']['matches']): RouteObject[] =>
  routes
    .filter(({ element }) => element === match?.route.element)
    .map((route) => (route.children ? { ...route, children: onlyMatched(route.children, rest) } : route));

/** How many paths of a composition are remembered. */
const MOST_PATHS = 200;

/** The routes that match a path, by composition: a router takes longer to read all of them than to match one. */
const matched = new WeakMap<Composition, Map<string, RouteObject[]>>();

const pageAt = ({ url, composition }: RenderRequest): Router => {
  const [path = ''] = url.split('?');
  const known = matched.get(composition) ?? new Map<string, RouteObject[]>();
  matched.set(composition, known);
  const routes = known.get(path);
  if (routes) return routerAt(url, composition, routes);
  const all = createRoutes(composition);
  const router = routerAt(url, composition, all);
  if (known.size >= MOST_PATHS) known.clear();
  known.set(path, onlyMatched(all, router.state.matches));
  return router;
};

/** The page as a signed-out visitor's browser first renders it. */
export const render: HostServerBuild['render'] = (request, load) => {
  const used = new Map<string, ExposedPiece>();
  const atHand = (remote: string, expose: string) => {
    const piece = { remote, expose };
    const loaded = load(piece);
    if (loaded) used.set(`${remote} ${expose}`, piece);
    return loaded;
  };
  provideRemoteLoader(never, atHand);
  getDefaultStore().set(compositionAtom, request.composition);
  const router = pageAt(request);
  try {
    const html = renderToString(
      <DataSourceProvider value={answersOf(request)}>
        <App config={request.config} router={router} />
      </DataSourceProvider>,
    );
    return { html, used: [...used.values()] };
  } finally {
    router.dispose();
  }
};
