import { useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { useImageLoader } from '@marketplace/shared/media';
import { SUGGESTED } from '../suggested/use-suggested.ts';
import { readDashboard } from './read-dashboard.ts';

/**
 * Critical data: slideshow, top choices and categories in one call. A retry asks for the user's part again, too, and gives
 * pictures that failed another chance.
 */
export const useDashboard = () => {
  const { status, data, reload } = useResource('/tex-suite/dashboard', { parse: readDashboard });
  const images = useImageLoader();
  const nothing = !data?.slideshow.length && !data?.topChoices.length;
  const failed = status === 'failed' || (status === 'loaded' && data?.errors.length === 3);
  const retry = () => {
    images.clear();
    responseCache.invalidate(SUGGESTED);
    reload();
  };
  return { data, retry, loading: status === 'loading' && nothing, showError: failed && nothing };
};
