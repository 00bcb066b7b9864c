import { ListedReleases } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { useEffect, useState } from 'react';
import { BASE_PATH } from '../routing/base-path.ts';

/** Releases to choose from, by application; empty if the edge does not list them. */
export const useReleases = (): ListedReleases => {
  const [releases, setReleases] = useState<ListedReleases>({});
  useEffect(() => {
    const asking = new AbortController();
    fetch(`${BASE_PATH}/composition.json`, { signal: asking.signal })
      .then(async (answer) => (answer.ok ? readerOf(ListedReleases)(await answer.json()) : {}))
      .then(setReleases)
      .catch(() => undefined);
    return () => asking.abort();
  }, []);
  return releases;
};
