import type { LoaderFunctionArgs } from '@marketplace/shared/router';
import { addressValues } from '../head/fill-path.ts';
import { loadPage, type PageOfRemote } from './load-page.ts';

/** How long the old page stays while the next one loads, in milliseconds; then a spinner replaces it. */
export const PATIENCE = 400;

const patience = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The route loader of a remote's page: keeps the old page until the new one is ready, so nothing flashes. */
export const pageLoader =
  (target: PageOfRemote) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    await Promise.race([loadPage(target, addressValues(searchParams, params)), patience(request.signal)]);
    return null;
  };
