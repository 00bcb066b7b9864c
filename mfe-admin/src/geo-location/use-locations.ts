import type { Locations } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const readLocations = (answer: unknown): Locations => {
  const { sites, positions, sequence } = (answer ?? {}) as Partial<Locations>;
  return { sites: listOf(sites), positions: listOf(positions), sequence: typeof sequence === 'number' ? sequence : 0 };
};

/** Sites, and where people are at this moment. */
export const useLocations = () => useResource('/tex-suite/locations', { life: 'short', parse: readLocations });
