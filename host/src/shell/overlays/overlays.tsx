import { Widget } from '@marketplace/shared/federation';
import { useLocation } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { useAtom } from 'jotai';
import { useCallback, useEffect, type ReactNode } from 'react';
import { overlayAtom } from './overlay-atom.ts';
import { clearQuickSearch, isQuickSearchOpen, QuickSearch, typedInQuickSearch } from './quick-search.ts';
import { useOverlayEvents } from './use-overlay-events.ts';

/** Says that an overlay's remote is unavailable, and closes the overlay. */
const Unreachable = ({ onClose }: { onClose: () => void }) => {
  useEffect(() => {
    notify.error('This panel isn’t available right now. Please try again.');
    onClose();
  }, [onClose]);
  return null;
};

interface SearchProps {
  onClose: () => void;
  fallback: ReactNode;
}

const Search = ({ onClose, fallback }: SearchProps) => {
  useEffect(() => clearQuickSearch, []);
  return (
    <Widget
      name="mfe-catalog/search-dialog"
      props={{ open: true, onClose, typed: typedInQuickSearch }}
      placeholder={<QuickSearch onClose={onClose} />}
      fallback={fallback}
    />
  );
};

/** The overlays of other teams; their code loads when first opened. */
export const Overlays = () => {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const { pathname, search } = useLocation();
  useOverlayEvents();
  const onClose = useCallback(() => setOverlay(null), [setOverlay]);
  useEffect(onClose, [pathname, search, onClose]);
  useEffect(() => {
    if (isQuickSearchOpen()) setOverlay({ name: 'search' });
  }, [setOverlay]);

  if (!overlay) return null;
  const props = { open: true, onClose };
  const fallback = <Unreachable onClose={onClose} />;
  switch (overlay.name) {
    case 'explore-buckets':
      return (
        <Widget
          name="mfe-catalog/explore-buckets"
          props={{ ...props, ...(overlay.focusCategoryId && { focusCategoryId: overlay.focusCategoryId }) }}
          fallback={fallback}
        />
      );
    case 'my-modules':
      return <Widget name="mfe-catalog/my-modules" props={props} fallback={fallback} />;
    case 'search':
      return <Search onClose={onClose} fallback={fallback} />;
    case 'switch-accounts':
      return <Widget name="mfe-auth/switch-accounts" props={props} fallback={fallback} />;
  }
};
