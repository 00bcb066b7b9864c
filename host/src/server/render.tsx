import type { ExposedPiece, HostServerBuild, RenderRequest } from '@marketplace/shared/contracts';
import { DataSourceProvider } from '@marketplace/shared/data';
import { provideRemoteLoader } from '@marketplace/shared/federation';
import { createMemoryRouter } from '@marketplace/shared/router';
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

const pageAt = ({ url, composition }: RenderRequest) =>
  createMemoryRouter(createRoutes(composition), {
    basename: BASE_PATH,
    initialEntries: [url],
    hydrationData: firstPageData(composition),
  });

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
