import type { ManagedBucket, ManagedCategory } from '@marketplace/shared/contracts';
import type { MenuAction } from '@marketplace/shared/ui/menu';
import { Archive, ArchiveRestore, FilePlus2, Pencil } from 'lucide-react';
import { changeStatus } from '../lists/change-status.ts';
import { EntryRow } from '../lists/entry-row.tsx';
import { PublishBadge } from '../lists/publish-badge.tsx';
import { moveActions } from '../ordering/moves.ts';
import { SortableList } from '../ordering/sortable-list.tsx';
import { useOrder } from '../ordering/use-order.ts';
import { linkTo, useCatalogueView } from '../use-catalogue-view.ts';
import styles from './catalogue-tree.module.css';
import type { useArchive } from './use-archive.tsx';

interface Props {
  category: ManagedCategory;
  onArchive: ReturnType<typeof useArchive>['archive'];
}

const countText = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'module' : 'modules'}`;

/** The buckets of a category, each linked to its modules. */
export const BucketTree = ({ category, onArchive }: Props) => {
  const { view, change } = useCatalogueView();
  const { ordered, order } = useOrder(`/categories/${category.id}/buckets`, category.buckets);
  const actionsOf = (bucket: ManagedBucket): MenuAction[] => {
    const { name } = bucket.fields;
    const what = { kind: 'bucket', path: '/buckets', item: bucket, name } as const;
    return [
      { label: 'Edit', icon: Pencil, onSelect: () => change({ edit: `bucket:${bucket.id}` }) },
      {
        label: 'New module',
        icon: FilePlus2,
        onSelect: () => change({ module: 'new', bucket: bucket.id, edit: '' }),
      },
      bucket.status === 'archived'
        ? {
            label: 'Restore',
            icon: ArchiveRestore,
            onSelect: () =>
              void changeStatus({ ...what, status: 'published', was: 'archived', done: `${name} restored.` }),
          }
        : { label: 'Archive', icon: Archive, onSelect: () => onArchive(what) },
    ];
  };
  if (ordered.length === 0)
    return <p className={styles.none}>No buckets yet. Every module belongs to a bucket, so create one first.</p>;
  return (
    <div className={styles.buckets}>
      <SortableList
        label={`Buckets of ${category.fields.name}`}
        items={ordered.map((bucket) => ({ ...bucket, name: bucket.fields.name }))}
        onOrder={order}
      >
        {(bucket, handle, moves) => (
          <div className={bucket.id === view.bucket ? styles.current : undefined}>
            <EntryRow
              name={bucket.name}
              to={linkTo({ bucket: bucket.id })}
              detail={countText(bucket.moduleCount)}
              handle={handle}
              badges={bucket.status === 'archived' && <PublishBadge status="archived" />}
              actions={[...moveActions(moves), ...actionsOf(bucket)]}
            />
          </div>
        )}
      </SortableList>
    </div>
  );
};
