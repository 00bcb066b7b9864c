import { Dashboard } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { useImageLoader } from '@marketplace/shared/media';
import { useState } from 'react';
import { SUGGESTED } from '../suggested/use-suggested.ts';

type Part = Dashboard['errors'][number];

const isMissing = (data: Dashboard | undefined, part: Part) =>
  data !== undefined && data.errors.includes(part) && data[part].length === 0;

/** Critical data: slideshow, top choices and categories in one request. What is on screen stays when a reload fails. */
export const useDashboard = () => {
  const { status, data: answer, reload } = useResource('/tex-suite/dashboard', { parse: readerOf(Dashboard) });
  const [last, setLast] = useState<Dashboard>();
  if (answer && answer !== last) setLast(answer);
  const data = answer ?? last;
  const images = useImageLoader();
  const noHighlights = !data?.slideshow.length && !data?.topChoices.length;
  const loading = status === 'loading' && noHighlights && !data?.categories.length;
  const critical = status === 'failed' || (status === 'loaded' && data?.errors.length === 3);
  const showError = critical && noHighlights;
  /** Reloads everything: the user's part too, and pictures that failed. */
  const retryAll = () => {
    images.clear();
    responseCache.invalidate(SUGGESTED);
    reload();
  };
  return {
    data,
    loading,
    /** One error card for all parts. */
    showError,
    retryAll,
    hasFailed: (part: Part) => !showError && !loading && isMissing(data, part),
    retry: { retry: reload, retrying: status === 'loading' },
  };
};
