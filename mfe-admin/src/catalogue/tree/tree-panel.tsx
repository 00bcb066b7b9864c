import type { ManagedCategory } from '@marketplace/shared/contracts';
import { useCatalogueView } from '../use-catalogue-view.ts';
import { BucketPanel } from './bucket-panel.tsx';
import { CategoryPanel } from './category-panel.tsx';

/** The panel that the URL opens: `category:new`, `category:finance`, `bucket:new:finance`, `bucket:tax`. */
export const TreePanel = ({ categories }: { categories: ManagedCategory[] }) => {
  const { view, change } = useCatalogueView();
  const [kind, id, within] = view.edit.split(':');
  const close = () => change({ edit: '' });
  if (kind === 'category') {
    const category = categories.find((one) => one.id === id);
    if (!category && id !== 'new') return null;
    return <CategoryPanel category={category} count={categories.length} onClose={close} />;
  }
  const bucket = categories.flatMap(({ buckets }) => buckets).find((one) => one.id === id);
  if (kind !== 'bucket' || (!bucket && id !== 'new')) return null;
  return <BucketPanel bucket={bucket} categories={categories} within={within} onClose={close} />;
};
