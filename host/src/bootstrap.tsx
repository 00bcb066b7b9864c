import '@marketplace/shared/ui/theme.css';
import './shell/shell.css';
import './shell/overlays/quick-search.css';
import { ANSWERS } from '@marketplace/shared/contracts';
import { provideRemoteLoader } from '@marketplace/shared/federation';
import { getDefaultStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { compositionAtom } from './composition/composition-atom.ts';
import { keepOverrides } from './composition/kept-overrides.ts';
import { develop } from './development/develop.ts';
import { createRemoteLoader } from './federation/remotes.ts';
import { holdFragments } from './hydration/hold-fragments.ts';
import { holdRendered } from './hydration/hold-rendered.ts';
import { hydratePage } from './hydration/hydrate-page.tsx';
import { renderedPieces } from './hydration/rendered-pieces.ts';
import { calmTransitions } from './routing/calm-transitions.ts';
import { prefetchOnIntent } from './routing/prefetch-on-intent.ts';
import { prefetchWhenIdle } from './routing/prefetch-when-idle.ts';
import { createRouter, goToLogin, goToProfile } from './routing/router.ts';
import { forgetWhenOpenedAnew } from './routing/scroll-positions.ts';
import { nextTask } from './start/next-task.ts';
import { readPageState } from './start/page-state.ts';
import { startServices } from './start/start-services.ts';
import { whenIdle } from './start/when-idle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

/** Each step is a task of its own. */
const start = async () => {
  await nextTask();
  const state = readPageState();
  const { composition, config } = state;
  const pieces = renderedPieces(root, composition);
  keepOverrides(composition);
  getDefaultStore().set(compositionAtom, composition);
  provideRemoteLoader(holdRendered(createRemoteLoader(composition), pieces));

  await nextTask();
  calmTransitions();
  if ('rendered' in root.dataset) holdFragments();
  const router = createRouter(composition);

  await nextTask();
  startServices(state, { toLogin: () => goToLogin(router), toProfile: () => goToProfile(router) });
  forgetWhenOpenedAnew();
  prefetchOnIntent(composition);
  whenIdle(() => void prefetchWhenIdle(composition));

  await nextTask();
  const app = <App config={config} router={router} />;
  if ('rendered' in root.dataset) return hydratePage(root, app, pieces);
  const options = process.env['NODE_ENV'] === 'development' ? develop(composition) : {};
  startTransition(() => createRoot(root, options).render(app));
  // Client-rendered content is interactive from the start.
  Reflect.set(root, ANSWERS, true);
};

void start();
