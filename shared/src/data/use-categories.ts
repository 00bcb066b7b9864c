import type { Category } from '../contracts/index.ts';
import { readCategories } from './read-categories.ts';
import type { Resource } from './resource.ts';
import { useResource } from './use-resource.ts';

/** All categories with their buckets and modules, requested once, then cached. Nothing is requested while `wanted` is false. */
export const useCategories = (wanted = true): Resource<Category[]> =>
  useResource(wanted ? '/tex-admin/categories/categories' : null, { parse: readCategories });
