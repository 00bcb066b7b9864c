import { responseCache } from '@marketplace/shared/http';

const listeners = new Set<() => void>();

/** Cached paths that depend on the catalog: administration lists and storefront pages. */
const readOfCatalogue = ['/tex-admin', '/tex-suite/dashboard', '/tex-suite/top-choice'];

/** Invalidates the cached catalog, so that every list and the storefront in this tab are up to date. */
export const catalogueChanged = () => {
  readOfCatalogue.forEach((prefix) => responseCache.invalidate(prefix));
  listeners.forEach((listener) => listener());
};

/** Calls the listener after every change; returns a function that stops. */
export const onCatalogueChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
