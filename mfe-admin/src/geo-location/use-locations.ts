import { Locations } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';

const readLocations = readerOf(Locations);

/** Sites and the current positions of people. */
export const useLocations = () => useResource('/tex-suite/locations', { life: 'short', parse: readLocations });
