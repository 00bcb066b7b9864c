import type { LoaderFunctionArgs } from '@marketplace/shared/router';
import { addressValues } from '../head/fill-path.ts';
import { loadPage, type PageOfRemote } from './load-page.ts';

/** In milliseconds that the old page stays while the next one loads; then a spinner takes its place. */
export const PATIENCE = 400;

const patience = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The router's loader of a remote's page: most pages are there before they are shown, and nothing flashes. */
export const pageLoader =
  (target: PageOfRemote) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    await Promise.race([loadPage(target, addressValues(searchParams, params)), patience(request.signal)]);
    return null;
  };
