import { CategoryListing, type ListedBucket, type ListedCategory } from '../contracts/index.ts';
import { readerOf } from '../reading/index.ts';

/** Part of the categories, each bucket with its category. */
export interface CategoryPart extends CategoryListing {
  categories: (ListedCategory & { buckets: (ListedBucket & { categoryId: string; categoryName: string })[] })[];
}

const read = readerOf(CategoryListing);

/** Reads part of the categories; throws if the response is invalid. */
export const readCategories = (answer: unknown): CategoryPart => {
  const { categories, ...counts } = read(answer);
  return {
    ...counts,
    categories: categories.map((category) => ({
      ...category,
      buckets: category.buckets.map((bucket) => ({
        ...bucket,
        moduleCount: bucket.moduleCount || bucket.modules.length,
        categoryId: category.id,
        categoryName: category.name,
      })),
    })),
  };
};
