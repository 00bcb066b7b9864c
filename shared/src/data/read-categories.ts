import { Category, type Bucket } from '../contracts/index.ts';
import { listReaderOf } from '../reading/index.ts';

/** A bucket with its category. */
interface ListedBucket extends Bucket {
  categoryId: string;
  categoryName: string;
}

interface ListedCategory extends Category {
  buckets: ListedBucket[];
}

const readList = listReaderOf(Category);

/** Normalizes categories from any shape of list. */
export const readCategories = (answer: unknown): ListedCategory[] =>
  readList(answer).map((category) => ({
    ...category,
    buckets: category.buckets.map((bucket) => ({
      ...bucket,
      moduleCount: bucket.moduleCount || bucket.modules.length,
      categoryId: category.id,
      categoryName: category.name,
    })),
  }));
