import { demoCategories } from '../content/categories.ts';

export interface ArtModule {
  id: string;
  name: string;
  /** OKLCH hue of its category, in degrees. */
  hue: number;
  category: string;
  sections: string[];
}

/** Every module of the demo catalogue, in the order of the directory. */
export const artModules: ArtModule[] = demoCategories.flatMap((category) =>
  category.buckets.flatMap((bucket) =>
    bucket.modules.map(({ id, name, sections }) => ({
      id,
      name,
      hue: category.hue,
      category: category.name,
      sections,
    })),
  ),
);

export function artModule(id: string): ArtModule {
  const found = artModules.find((module) => module.id === id);
  if (!found) throw new Error(`The demo catalogue has no module "${id}".`);
  return found;
}
