import type { ComposedRemote, ReleasedPage } from '@marketplace/shared/contracts';
import { loadRemoteModule } from '@marketplace/shared/federation';
import { readAhead } from '@marketplace/shared/http';
import { mayOpen, sessionAtom } from '@marketplace/shared/session';
import { timeOperation } from '@marketplace/shared/telemetry';
import { getDefaultStore } from 'jotai';
import { fillPath, type AddressValues } from '../head/fill-path.ts';

export interface PageOfRemote {
  remote: ComposedRemote;
  page: ReleasedPage;
}

/** Whether the current user may open the page; only public ones until the session is known. */
const admitted = ({ access }: ReleasedPage) => mayOpen(access, getDefaultStore().get(sessionAtom).user);

const readData = ({ data = [], access }: ReleasedPage, values: AddressValues) =>
  data.flatMap((template) => {
    const path = fillPath(template, values);
    return path ? [readAhead(path, access !== 'public')] : [];
  });

/**
 * Loads a page's code and its first data together, if the user may open it. Never rejects: the page's own
 * boundary retries and reports what failed.
 */
export const loadPage = async ({ remote, page }: PageOfRemote, values: AddressValues) => {
  if (!admitted(page)) return;
  const load = () => Promise.allSettled([loadRemoteModule(remote.name, page.expose), ...readData(page, values)]);
  await timeOperation(`load ${page.path}`, load, remote.name);
};
