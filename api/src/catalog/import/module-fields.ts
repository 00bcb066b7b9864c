import type { ModuleOrigin } from '@marketplace/shared/contracts';
import { plainText } from '../markdown/plain-text.ts';
import type { WholeModule } from '../storefront/module-origin.ts';
import type { ModuleRecord } from './catalog-records.ts';
import { isWebUrl } from './url-problems.ts';

/** What a file says about a module; omitted fields stay as they are. */
export type ModuleFields = Partial<
  Pick<
    WholeModule,
    | 'name'
    | 'tagline'
    | 'description'
    | 'homepageUrl'
    | 'repositoryUrl'
    | 'iconUrl'
    | 'tags'
    | 'downloads'
    | 'taxCode'
    | keyof ModuleOrigin
  >
>;

export function fieldsOf(record: ModuleRecord): ModuleFields {
  const { name, description, homepageUrl, repositoryUrl, logo, tags, downloads, publisher, worksWith, versions } =
    record;
  const said = {
    name,
    description,
    tagline: description === undefined ? undefined : taglineOf(description),
    homepageUrl,
    repositoryUrl,
    // A file name alone isn't a picture; the storefront then draws a tile.
    iconUrl: logo !== undefined && isWebUrl(logo) ? logo : undefined,
    tags,
    downloads,
    publisher: publisher === '' ? null : publisher,
    worksWith,
    versions,
    taxCode: record.taxCode,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The fields in which a file and the catalog differ. */
export function changesOf(known: WholeModule, said: ModuleFields): ModuleFields {
  // A tagline written by hand stays, however the description changes.
  const { tagline, ...others } = said;
  const isOurs = known.tagline === taglineOf(known.description);
  const compared: ModuleFields = isOurs && tagline !== undefined ? said : others;
  return Object.fromEntries(
    Object.entries(compared).filter(([field, value]) => !equal(value, known[field as keyof ModuleFields])),
  );
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const maxTagline = 140;

/** The first sentence, cut at a word boundary. */
function taglineOf(description: string): string {
  const [sentence = ''] = plainText(description)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) /);
  if (sentence.length <= maxTagline) return sentence;
  return `${sentence.slice(0, maxTagline).replace(/ \S*$/, '')}…`;
}
