import type { ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore, RenderCheck } from '@marketplace/tooling/release';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import { compose, type PageMatch } from '../compose.ts';
import { partsToMount } from '../mount/parts-to-mount.ts';
import type { LiveSet } from '../release-reader.ts';
import { runtimeConfig } from '../runtime-config.ts';
import type { RenderFault } from './render-fault.ts';
import { createRenderer } from './renderer.ts';

/** Timeout for a page, in milliseconds. Generous: a busy machine shouldn't mark it for good. */
const DEADLINE = 5_000;

interface TriedPage {
  match: PageMatch;
  address: string;
}

const toLiveSet = ({ id, releases }: ReleaseSet): LiveSet | undefined => {
  const { host, ...remotes } = releases;
  return host?.server ? { id, channel: 'candidate', host, remotes: Object.values(remotes), previous: {} } : undefined;
};

/** The candidate's new public pages, of remotes with a server build. */
const pagesToTry = (set: LiveSet, candidate: ReleaseSet, current: ReleaseSet | null): TriedPage[] => {
  const { remotes } = compose(set);
  return partsToMount(candidate, current).flatMap(({ app, part, address }) => {
    const remote = remotes.find(({ name }) => name === app);
    const page = remote?.pages.find((one) => one.path === part);
    if (!remote || page?.access !== 'public' || !candidate.releases[app]?.server) return [];
    const names = [...part.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'] as const);
    return [{ match: { remote, page, params: Object.fromEntries(names) }, address }];
  });
};

/**
 * Renders pages one after the other, without data. Returns those that fail.
 * @throws Error when the host itself cannot be loaded.
 */
const tryPages = async (store: ReleaseStore, set: LiveSet, pages: TriedPage[], explained: boolean) => {
  const faults: RenderFault[] = [];
  const onFault = (fault: RenderFault) => void faults.push(fault);
  const renderer = createRenderer({ store, processes: 1, deadline: DEADLINE, explained, onFault });
  const composition = compose(set);
  const config = runtimeConfig({});
  try {
    await renderer.prepare(set);
    for (const { match, address } of pages)
      await renderer.render(set, match, { url: BASE_PATH + address, composition, config, data: {} });
  } finally {
    await renderer.close();
  }
  const host = faults.find(({ app, path }) => app === set.host.app && path === undefined);
  if (host) throw new Error(`host ${host.release}: ${host.message}`);
  return pages.flatMap((page) => {
    const { remote, page: about } = page.match;
    const fault = faults.find(({ app, path }) => app === remote.name && (path ?? about.path) === about.path);
    return fault ? [{ page, fault }] : [];
  });
};

/** One slow render means little; a page that throws does so again. */
const isTransient = ({ kind }: RenderFault) => kind === 'late' || kind === 'died';

/** Renders every new public page of a candidate, and those that fail once more to learn why. */
export const createRenderCheck =
  (store: ReleaseStore): RenderCheck =>
  async (candidate, current) => {
    const set = toLiveSet(candidate);
    if (!set) return null;
    const failed = await tryPages(store, set, pagesToTry(set, candidate, current), false);
    if (failed.length === 0) return {};
    const pages = failed.map(({ page }) => page);
    const again = await tryPages(store, set, pages, true);
    const clientOnly: Record<string, Record<string, string>> = {};
    for (const { page, fault } of failed) {
      const second = again.find((one) => one.page === page)?.fault;
      if (!second && isTransient(fault)) continue;
      const { remote, page: about } = page.match;
      clientOnly[remote.name] = { ...clientOnly[remote.name], [about.path]: (second ?? fault).message };
    }
    return clientOnly;
  };
