import { readerOf } from '@marketplace/shared/data';
import { ReleaseState } from '@marketplace/shared/contracts';
import { useHref } from '@marketplace/shared/router';
import { useEffect, useState } from 'react';

/** As long as the page waits for it: the figures are worth more than the marks. */
const PATIENCE_MS = 3_000;

/** Which releases the channel shows just now; undefined until it is known, null where nobody tells. */
export const useReleaseState = (): ReleaseState | null | undefined => {
  const href = useHref('/release-state.json');
  const [state, setState] = useState<ReleaseState | null>();
  useEffect(() => {
    const asking = new AbortController();
    const giveUp = setTimeout(() => setState((known) => known ?? null), PATIENCE_MS);
    fetch(href, { signal: asking.signal })
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
