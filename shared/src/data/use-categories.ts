import { readCategories, type CategoryPart } from './read-categories.ts';
import type { Resource } from './resource.ts';
import { useResource } from './use-resource.ts';

/** The API path of the categories after the first `from` that a search finds. */
export const categoriesPath = (search = '', from = 0) => {
  const query = new URLSearchParams({ ...(search && { search }), ...(from > 0 && { from: String(from) }) }).toString();
  return `/tex-suite/dashboard/categories${query && '?'}${query}`;
};

/** The first categories that a search finds, or of all; requested once, then cached. */
export const useCategories = (search = ''): Resource<CategoryPart> =>
  useResource(categoriesPath(search), { parse: readCategories });
