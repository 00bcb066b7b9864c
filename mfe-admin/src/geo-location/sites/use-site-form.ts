import { SiteBody, Site } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { trimmed } from '@marketplace/shared/form';
import { useContractForm } from '@marketplace/shared/form/contract';
import { marketplace } from '@marketplace/shared/http';

/** A draft site: coordinates start empty and are required. */
export type SiteDraft = Omit<SiteBody, 'lat' | 'lng'> & { lat: number | null; lng: number | null };

const SITES = '/tex-suite/locations/sites';
export const sitePath = (id: string) => `${SITES}/${encodeURIComponent(id)}`;

const sentences = {
  name: 'Enter a name.',
  address: 'Enter an address.',
  lat: 'Enter degrees from -90 to 90, such as 12.9716.',
  lng: 'Enter degrees from -180 to 180, such as 77.5946.',
  radius: 'Enter whole meters from 10 to 100,000.',
};

const startOf = ({ name, address, lat, lng, radius }: SiteDraft): SiteDraft => ({ name, address, lat, lng, radius });
const newSite: SiteDraft = { name: '', address: '', lat: null, lng: null, radius: 200 };

/** The form of a new or existing site. */
export const useSiteForm = (site: Site | undefined, onSaved: (site: Site) => void) =>
  useContractForm<SiteDraft, Site>({
    start: startOf(site ?? newSite),
    contract: SiteBody,
    sentences,
    tidy: trimmed,
    send: async (body) => {
      const { data } = site
        ? await marketplace.put(sitePath(site.id), { ...body, updatedAt: site.updatedAt })
        : await marketplace.post(SITES, body);
      return readerOf(Site)(data);
    },
    next: (_site, body) => body,
    onSent: onSaved,
    done: ({ name }) => `${name} ${site ? 'saved' : 'added'}.`,
  });
