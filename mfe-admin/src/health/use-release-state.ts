import type { ReleaseState } from '@marketplace/shared/contracts';
import { useHref } from '@marketplace/shared/router';
import { useEffect, useState } from 'react';

/** Which releases the channel shows just now; undefined until it is known, and where nobody tells. */
export const useReleaseState = (): ReleaseState | undefined => {
  const href = useHref('/release-state.json');
  const [state, setState] = useState<ReleaseState>();
  useEffect(() => {
    const asking = new AbortController();
    fetch(href, { signal: asking.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as ReleaseState) : undefined))
      .then(setState)
      .catch(() => undefined);
    return () => asking.abort();
  }, [href]);
  return state;
};
