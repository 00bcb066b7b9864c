import { Widget } from '@marketplace/shared/federation';
import { useLocation } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { overlayAtom } from './overlay-atom.ts';
import { useOverlayEvents } from './use-overlay-events.ts';

/** Says that an overlay's remote is unavailable, and closes the overlay. */
const Unreachable = ({ onClose }: { onClose: () => void }) => {
  useEffect(() => {
    notify.error('This panel isn’t available right now. Please try again.');
    onClose();
  }, [onClose]);
  return null;
};

/** The overlays of other teams; their code loads when first opened. */
export const Overlays = () => {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const { pathname, search } = useLocation();
  useOverlayEvents();
  useEffect(() => setOverlay(null), [pathname, search, setOverlay]);

  if (!overlay) return null;
  const onClose = () => setOverlay(null);
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
      return <Widget name="mfe-catalog/search-dialog" props={props} fallback={fallback} />;
    case 'switch-accounts':
      return <Widget name="mfe-auth/switch-accounts" props={props} fallback={fallback} />;
  }
};
