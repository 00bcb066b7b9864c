import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { overlayAtom } from './overlay-atom.ts';

/** `openBucketsModal` on the window opens Explore Buckets; Ctrl/Cmd-K toggles the search. */
export const useOverlayEvents = () => {
  const setOverlay = useSetAtom(overlayAtom);
  useEffect(() => {
    const openBuckets = (event: Event) => {
      const detail = event instanceof CustomEvent ? (event.detail as { categoryId?: string } | null) : null;
      setOverlay({ name: 'explore-buckets', focusCategoryId: detail?.categoryId });
    };
    const openSearch = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOverlay((now) => (now?.name === 'search' ? null : { name: 'search' }));
    };
    window.addEventListener('openBucketsModal', openBuckets);
    window.addEventListener('keydown', openSearch);
    return () => {
      window.removeEventListener('openBucketsModal', openBuckets);
      window.removeEventListener('keydown', openSearch);
    };
  }, [setOverlay]);
};
