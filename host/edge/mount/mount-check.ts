import type { ReleaseSet } from '@marketplace/shared/contracts';
import { inParallel, type MountCheck, type ReleaseStore } from '@marketplace/shared/tooling/release';
import type { AddressInfo } from 'node:net';
import { UNREAD } from '../data-answer.ts';
import { createEdge } from '../edge.ts';
import { runtimeConfig } from '../runtime-config.ts';
import { serve } from '../serve.ts';
import { CANDIDATE, fixedStore } from './fixed-store.ts';
import { mountPage, openBrowser } from './mount-page.ts';
import { pagesToMount } from './pages-to-mount.ts';
import { stubApi } from './stub-api.ts';

const AT_ONCE = 2;

const serveCandidate = async (store: ReleaseStore, candidate: ReleaseSet) => {
  const edge = await createEdge({
    store: fixedStore(store, candidate),
    channel: CANDIDATE,
    config: runtimeConfig({}),
    read: async () => UNREAD,
  });
  await edge.ready();
  const server = await serve(edge.routing, stubApi, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await edge.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
};

/** Mounts every page that a candidate brings inside its composition, in a headless browser. */
export const createMountCheck =
  (store: ReleaseStore, browserPath: string): MountCheck =>
  async (candidate, current) => {
    const pages = pagesToMount(candidate, current);
    const [browser, { origin, close }] = await Promise.all([
      openBrowser(browserPath),
      serveCandidate(store, candidate),
    ]);
    const reasons = new Map<string, string | null>();
    try {
      await inParallel(pages, AT_ONCE, async (page) => {
        reasons.set(page.path, await mountPage(browser, origin, page));
      });
    } finally {
      await Promise.all([browser.close(), close()]);
    }
    return pages.flatMap(({ app, team, release, path }) => {
      const reason = reasons.get(path);
      return reason ? [{ rule: 'page-does-not-mount', team, message: `${path} of ${app} ${release} ${reason}.` }] : [];
    });
  };
