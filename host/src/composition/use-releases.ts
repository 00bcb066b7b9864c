import type { ListedRelease } from '@marketplace/shared/contracts';
import { useEffect, useState } from 'react';
import { BASE_PATH } from '../routing/base-path.ts';

type Releases = Record<string, ListedRelease[]>;

/** Releases to choose from, by application; empty if the edge does not list them. */
export const useReleases = (): Releases => {
  const [releases, setReleases] = useState<Releases>({});
  useEffect(() => {
    const asking = new AbortController();
    fetch(`${BASE_PATH}/composition.json`, { signal: asking.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Releases) : {}))
      .then(setReleases)
      .catch(() => undefined);
    return () => asking.abort();
  }, []);
  return releases;
};
