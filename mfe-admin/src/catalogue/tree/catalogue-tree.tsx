import { ManagedCategory } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed } from '@marketplace/shared/ui/list';
import { FolderPlus, Inbox, Plus } from 'lucide-react';
import { ModuleEditorView } from '../modules/module-editor-view.tsx';
import { ModuleList } from '../modules/module-list.tsx';
import { useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { CategoryTree } from './category-tree.tsx';
import styles from './catalogue-tree.module.css';
import { TreePanel } from './tree-panel.tsx';

const noCategories = {
  icon: Inbox,
  title: 'No categories yet',
  text: 'Start with a category, such as Finance. Add a bucket, such as Tax, then modules.',
};

/** Categories and buckets, next to their modules. */
export const CatalogueTree = () => {
  const { view, change } = useCatalogueView();
  const { status, shown, reload } = useManaged('/tree', listReaderOf(ManagedCategory));
  if (view.module !== '') return <ModuleEditorView key={view.module} categories={shown} />;
  const isEmpty = shown?.length === 0;
  const tree = () => {
    if (status === 'failed') return <ListFailed what="categories" text="The server didn’t respond." onRetry={reload} />;
    if (!shown) return <SkeletonTable rows={24} columns={4} />;
    return isEmpty ? <EmptyState {...noCategories} /> : <CategoryTree categories={shown} />;
  };
  return (
    <div className={styles.columns} data-bucket={view.bucket !== '' || undefined}>
      <section className={styles.tree} aria-label="Categories and buckets">
        <div className={styles.tools}>
          <Button kind={isEmpty ? 'primary' : 'secondary'} onClick={() => change({ edit: 'category:new' })}>
            <FolderPlus size={16} strokeWidth={1.75} aria-hidden />
            New category
          </Button>
          <Button disabled={!shown || isEmpty} onClick={() => change({ edit: 'bucket:new' })}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            New bucket
          </Button>
        </div>
        {tree()}
      </section>
      <ModuleList categories={shown ?? []} />
      {shown && view.edit !== '' && <TreePanel key={view.edit} categories={shown} />}
    </div>
  );
};
