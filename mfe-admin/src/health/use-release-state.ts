import { readerOf } from '@marketplace/shared/data';
import { ReleaseState } from '@marketplace/shared/contracts';
import { useHref } from '@marketplace/shared/router';
import { useEffect, useState } from 'react';

/** How long the page waits for it, because the figures matter more than the marks. */
const PATIENCE_MS = 3_000;

/** The channel's current releases; undefined while loading, null if unavailable. */
export const useReleaseState = (): ReleaseState | null | undefined => {
  const href = useHref('/release-state.json');
  const [state, setState] = useState<ReleaseState | null>();
  useEffect(() => {
    const asking = new AbortController();
    const giveUp = setTimeout(() => setState((known) => known ?? null), PATIENCE_MS);
    void fetch(href, { signal: asking.signal })
      .then(async (answer) => (answer.ok ? readerOf(ReleaseState)(await answer.json()) : null))
      .catch(() => null)
      .then((answered) => {
        if (!asking.signal.aborted) setState(answered);
      });
    return () => {
      clearTimeout(giveUp);
      asking.abort();
    };
  }, [href]);
  return state;
};
