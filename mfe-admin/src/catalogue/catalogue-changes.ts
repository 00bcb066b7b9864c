import { responseCache } from '@marketplace/shared/http';

const listeners = new Set<() => void>();

/** What this tab has read of the catalogue: lists of the administration, and pages of the storefront. */
const readOfCatalogue = ['/tex-admin', '/tex-suite/dashboard', '/tex-suite/top-choice'];

/** Forgets what was read before a change, so that every list and the storefront in this tab show it at once. */
export const catalogueChanged = () => {
  readOfCatalogue.forEach((prefix) => responseCache.invalidate(prefix));
  listeners.forEach((listener) => listener());
};

/** Calls back after every change; returns how to stop. */
export const onCatalogueChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
