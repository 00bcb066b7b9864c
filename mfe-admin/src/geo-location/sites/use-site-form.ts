import { readerOf } from '@marketplace/shared/data';
import { Site, type SiteBody } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { typedDecimal } from '@marketplace/shared/ui/form';
import { useEffect, useState } from 'react';
import { formRefusal } from '../../form/form-refusal.ts';

export type SiteField = keyof SiteBody;
type Draft = Record<SiteField, string>;
type Errors = Partial<Record<SiteField, string>>;

const SITES = '/tex-suite/locations/sites';
export const sitePath = (id: string) => `${SITES}/${encodeURIComponent(id)}`;
const NOT_SAVED = 'Nothing was saved: no answer came. Check your connection and try again; what you typed is kept.';

const draftOf = (site: Site | undefined): Draft =>
  site
    ? {
        name: site.name,
        address: site.address,
        lat: String(site.lat),
        lng: String(site.lng),
        radius: String(site.radius),
      }
    : { name: '', address: '', lat: '', lng: '', radius: '200' };

const numberIn = (text: string, least: number, most: number) => {
  const number = Number(typedDecimal(text) ?? NaN);
  return number >= least && number <= most ? number : undefined;
};

/** A sentence for each field that is not good; else the site. */
const read = ({ name, address, ...numbers }: Draft): { errors: Errors; body?: SiteBody } => {
  const lat = numberIn(numbers.lat, -90, 90);
  const lng = numberIn(numbers.lng, -180, 180);
  const radius = numberIn(numbers.radius, 10, 100_000);
  const errors: Errors = {
    ...(name.trim() === '' && { name: 'Give the site a name.' }),
    ...(address.trim() === '' && { address: 'Write where it is.' }),
    ...(lat === undefined && { lat: 'Degrees from -90 to 90, such as 12.9716.' }),
    ...(lng === undefined && { lng: 'Degrees from -180 to 180, such as 77.5946.' }),
    ...((radius === undefined || !Number.isInteger(radius)) && { radius: 'Whole metres from 10 to 100,000.' }),
  };
  if (Object.keys(errors).length > 0 || lat === undefined || lng === undefined || radius === undefined)
    return { errors };
  return { errors, body: { name: name.trim(), address: address.trim(), lat, lng, radius } };
};

/** The form over a site, or a new one. */
export const useSiteForm = (site: Site | undefined, onSaved: (site: Site) => void) => {
  const [draft, setDraft] = useState(() => draftOf(site));
  const [start] = useState(draft);
  const [saved, setSaved] = useState<Site>();
  const [errors, setErrors] = useState<Errors>({});
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Once the form holds nothing unsaved: its address may be left then.
  useEffect(() => {
    if (saved) onSaved(saved);
    // Told once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);
  const save = async (): Promise<boolean> => {
    const { errors: found, body } = read(draft);
    setErrors(found);
    setFailed(undefined);
    if (!body) return false;
    setBusy(true);
    try {
      const { data } = site
        ? await marketplace.put(sitePath(site.id), { ...body, updatedAt: site.updatedAt })
        : await marketplace.post(SITES, body);
      const kept = readerOf(Site)(data);
      notify.success(site ? `${kept.name} was saved.` : `${kept.name} was added.`);
      setSaved(kept);
      return true;
    } catch (error) {
      const refusal = formRefusal(error, draft, NOT_SAVED);
      setErrors(refusal.errors);
      setFailed(refusal.whole);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const field = (name: SiteField) => ({
    ...{ name, value: draft[name], error: errors[name], readOnly: busy },
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
    },
  });
  const isDirty = !saved && JSON.stringify(draft) !== JSON.stringify(start);
  return { field, failed, busy, isDirty, save };
};
