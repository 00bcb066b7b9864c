import '@marketplace/shared/ui/theme.css';
import './shell/shell.css';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { compositionAtom } from './composition/composition-atom.ts';
import { keepOverrides } from './composition/kept-overrides.ts';
import { createRemoteLoader } from './federation/remotes.ts';
import { watchNavigations } from './routing/page-clock.ts';
import { develop } from './development/develop.ts';
import { holdRendered } from './hydration/hold-rendered.ts';
import { hydratePage } from './hydration/hydrate-page.tsx';
import { renderedPieces } from './hydration/rendered-pieces.ts';
import { prefetchOnIntent } from './routing/prefetch-on-intent.ts';
import { prefetchWhenIdle } from './routing/prefetch-when-idle.ts';
import { createRouter, goToLogin, goToProfile } from './routing/router.ts';
import { forgetWhenOpenedAnew } from './routing/scroll-positions.ts';
import { startServices } from './start/start-services.ts';
import { readPageState } from './start/page-state.ts';
import { whenIdle } from './start/when-idle.ts';
import { ANSWERS } from '@marketplace/shared/contracts';
import { provideRemoteLoader } from '@marketplace/shared/federation';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const state = readPageState();
const pieces = renderedPieces(root, state.composition);
keepOverrides(state.composition);
getDefaultStore().set(compositionAtom, state.composition);
provideRemoteLoader(holdRendered(createRemoteLoader(state.composition), pieces));
const router = createRouter(state.composition);
watchNavigations(router);
startServices(state, { toLogin: () => goToLogin(router), toProfile: () => goToProfile(router) });

forgetWhenOpenedAnew();
prefetchOnIntent(state.composition);
whenIdle(() => void prefetchWhenIdle(state.composition));

const app = <App config={state.config} router={router} />;
if ('rendered' in root.dataset) hydratePage(root, app, pieces);
else {
  createRoot(root, process.env['NODE_ENV'] === 'development' ? develop(state.composition) : {}).render(app);
  // Client-rendered content is interactive from the start.
  Reflect.set(root, ANSWERS, true);
}
