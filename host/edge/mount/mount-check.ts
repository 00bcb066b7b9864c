import type { ReleaseSet } from '@marketplace/shared/contracts';
import { inParallel, type MountCheck, type Refusal, type ReleaseStore } from '@marketplace/tooling/release';
import { readConfig } from 'api/server';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { releaseBase } from '../compose.ts';
import { UNREAD } from '../data-answer.ts';
import { createEdge } from '../edge.ts';
import { runtimeConfig } from '../runtime-config.ts';
import { serve } from '../serve.ts';
import { CANDIDATE, fixedStore } from './fixed-store.ts';
import { firstLine, lookWithout, mountPart, openBrowser } from './mount-part.ts';
import { isNew, partsToMount, type MountedPart } from './parts-to-mount.ts';
import { stubApi } from './stub-api.ts';
import { registerWidgetPage, widgetRemote } from './widget-page.ts';

const AT_ONCE = 2;

const serveCandidate = async (store: ReleaseStore, candidate: ReleaseSet) => {
  const edge = await createEdge({
    store: fixedStore(store, candidate),
    channel: CANDIDATE,
    config: runtimeConfig({}),
    read: async () => UNREAD,
    development: async () => [widgetRemote],
  });
  registerWidgetPage(edge, candidate);
  await edge.ready();
  const server = await serve(edge.routing, stubApi, readConfig({ PORT: '0' }));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await edge.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
};

/** A remote's build defines its container, and its bundler's list of chunks; an adopted one says what else. */
const buildGlobals = ({ releases }: ReleaseSet) =>
  new Set(Object.values(releases).flatMap(({ global, globals = [`webpackChunk${global}`] }) => [global, ...globals]));

/** The storefront before its new remotes; a refusal if the host doesn't show. */
const lookBefore = async (browser: Browser, origin: string, candidate: ReleaseSet, current: ReleaseSet | null) => {
  const { host, ...remotes } = candidate.releases;
  const incoming = Object.values(remotes).filter(({ app }) => isNew(candidate, current, app));
  const bases = incoming.map(releaseBase);
  try {
    return await lookWithout(browser, origin, (path) => bases.some((base) => path.startsWith(base)));
  } catch (error) {
    const message = `host ${host?.id} doesn't show an empty page: ${firstLine(error)}.`;
    return { rule: 'host-does-not-mount', team: host?.team ?? 'Platform', message };
  }
};

/** Mounts every new page and widget of a candidate in its composition, in a headless browser. */
export const createMountCheck =
  (store: ReleaseStore, browserPath: string): MountCheck =>
  async (candidate, current) => {
    const [browser, { origin, close }] = await Promise.all([
      openBrowser(browserPath),
      serveCandidate(store, candidate),
    ]);
    const refusals: Refusal[] = [];
    try {
      const before = await lookBefore(browser, origin, candidate, current);
      if ('rule' in before) return [before];
      const surroundings = { origin, before, allowed: buildGlobals(candidate) };
      await inParallel(partsToMount(candidate, current), AT_ONCE, async (mounted) => {
        const reason = await mountPart(browser, surroundings, mounted);
        if (reason) refusals.push(refusalOf(mounted, reason));
      });
    } finally {
      await Promise.all([browser.close(), close()]);
    }
    return refusals;
  };

function refusalOf({ kind, app, team, release, part, within }: MountedPart, reason: string): Refusal {
  const place = within ? ` on ${within.page} of ${within.app}` : '';
  return { rule: `${kind}-does-not-mount`, team, message: `${part} of ${app} ${release}${place} ${reason}.` };
}
