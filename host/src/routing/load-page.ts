import type { ComposedRemote, ReleasedPage } from '@marketplace/shared/contracts';
import { loadRemoteModule } from '@marketplace/shared/federation';
import { readAhead } from '@marketplace/shared/http';
import { mayOpen, sessionAtom } from '@marketplace/shared/session';
import { timeOperation } from '@marketplace/shared/telemetry';
import { getDefaultStore } from 'jotai';
import { fillPath } from '../head/fill-path.ts';

export interface PageOfRemote {
  remote: ComposedRemote;
  page: ReleasedPage;
}

/** Whoever is here now may open the page; while nobody is known, only public ones. */
const admitted = ({ access }: ReleasedPage) => mayOpen(access, getDefaultStore().get(sessionAtom).user);

const readData = ({ data = [], access }: ReleasedPage, values: Record<string, string | undefined>) =>
  access === 'public'
    ? data.flatMap((template) => {
        const path = fillPath(template, values);
        return path ? [readAhead(path)] : [];
      })
    : [];

/**
 * Asks for a page's code and for the data that it needs first, both at once, when it may be opened. Never fails: what cannot
 * be had now is asked for again, and said, by the page's own boundary.
 */
export const loadPage = async ({ remote, page }: PageOfRemote, values: Record<string, string | undefined>) => {
  if (!admitted(page)) return;
  const load = () => Promise.allSettled([loadRemoteModule(remote.name, page.expose), ...readData(page, values)]);
  await timeOperation(`load ${page.path}`, load, remote.name);
};
