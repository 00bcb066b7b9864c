import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const adjectives = ['Steady', 'Bright', 'Quiet', 'Plain', 'Open', 'Swift', 'Broad', 'Keen', 'Fair', 'True'];
const subjects = ['Ledger', 'Roster', 'Dispatch', 'Quote', 'Asset', 'Claim', 'Batch', 'Permit', 'Visit', 'Budget'];

const moduleNumber = (number: number) => ({
  name: `${adjectives[number % 10]} ${subjects[Math.floor(number / 10) % 10]} ${number + 1}`,
  description: `Keeps what belongs to number ${number + 1} in one place, from the first entry to the last report.`,
  tags: [subjects[number % 10], adjectives[Math.floor(number / 10) % 10]],
  downloads: (number * 7_919) % 50_000,
});

/** A catalog file with one bucket of this many modules, the same each time. */
const largeBucketFile = (bucket: string, modules: number) => ({
  categories: [
    {
      name: 'Scrolling',
      buckets: [{ name: bucket, modules: Array.from({ length: modules }, (_, index) => moduleNumber(index)) }],
    },
  ],
});

export const LARGE_BUCKET_SIZE = 5_000;
const NAME = 'Five Thousand';
const PAGE_SIZE = 100;

interface Product {
  origin: string;
  importCatalog: (file: string) => Promise<unknown>;
}

const read = async <T>(origin: string, path: string) =>
  (await (await fetch(`${origin}/api/marketplace/tex-admin/${path}`)).json()) as T;

/** Adds a bucket of 5,000 modules to the catalog. Returns its id. */
export const importLargeBucket = async ({ origin, importCatalog }: Product, folder: string) => {
  const file = join(folder, 'catalog.json');
  await writeFile(file, JSON.stringify(largeBucketFile(NAME, LARGE_BUCKET_SIZE)));
  await importCatalog(file);
  const buckets = await read<{ id: string; name: string; moduleCount: number }[]>(origin, 'buckets');
  const bucket = buckets.find(({ name }) => name === NAME);
  if (bucket?.moduleCount !== LARGE_BUCKET_SIZE)
    throw new Error(`The bucket has ${bucket?.moduleCount ?? 0} modules instead of ${LARGE_BUCKET_SIZE}.`);
  return bucket.id;
};

/** Ids of this many modules of the bucket. */
export const modulesOf = async (origin: string, bucket: string, count: number) => {
  const pages = Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, page) =>
    read<{ modules: { id: string }[] }>(origin, `buckets/${bucket}/with-modules?size=${PAGE_SIZE}&page=${page}`),
  );
  return (await Promise.all(pages)).flatMap(({ modules }) => modules.map(({ id }) => id)).slice(0, count);
};
