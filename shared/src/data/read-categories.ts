import type { Bucket, Category } from '../contracts/index.ts';
import { listOf } from './list-of.ts';

type Fields = Record<string, unknown>;

/** A bucket knows the category that it stands in. */
interface ListedBucket extends Bucket {
  categoryId: string;
  categoryName: string;
}

interface ListedCategory extends Category {
  buckets: ListedBucket[];
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const records = (answer: unknown) => listOf<unknown>(answer).filter(isRecord);

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const readModule = ({ id, name, title, moduleUrl }: Fields): Bucket['modules'][number] => ({
  id: text(id),
  name: text(name ?? title),
  moduleUrl: text(moduleUrl) || null,
});

const readBucket = (bucket: Fields, category: Fields): ListedBucket => {
  const modules = records(bucket.modules).map(readModule);
  return {
    id: text(bucket.id),
    name: text(bucket.name ?? bucket.bucketName),
    description: text(bucket.description),
    moduleCount: typeof bucket.moduleCount === 'number' ? bucket.moduleCount : modules.length,
    modules,
    categoryId: text(category.id),
    categoryName: text(category.name),
  };
};

/** Categories as the storefront uses them, from whatever shape of list came. */
export const readCategories = (answer: unknown): ListedCategory[] =>
  records(answer).map((category) => ({
    id: text(category.id),
    name: text(category.name),
    description: text(category.description),
    hue: typeof category.hue === 'number' ? category.hue : 255,
    buckets: records(category.buckets).map((bucket) => readBucket(bucket, category)),
  }));
