import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUCKETS = 6;
const MODULES = 5;

const times = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const category = (number: number) => ({
  name: `Field of Work ${number}`,
  buckets: times(BUCKETS, (bucket) => ({
    name: `Group ${number}.${bucket}`,
    modules: times(MODULES, (module) => ({
      name: `Module ${number}.${bucket}.${module}`,
      description: `Keeps what belongs to group ${bucket} in one place.`,
    })),
  })),
});

/** Adds enough categories to make `count` in total, each with 6 buckets of 5 modules. */
export const importCategories = async (
  importCatalog: (file: string) => Promise<unknown>,
  folder: string,
  { count, present }: { count: number; present: number },
) => {
  const file = join(folder, 'categories.json');
  await writeFile(file, JSON.stringify({ categories: times(count - present, category) }));
  await importCatalog(file);
};
