import type { ManagedCategory } from '@marketplace/shared/contracts';
import type { MenuAction } from '@marketplace/shared/ui/menu';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { changeStatus } from '../lists/change-status.ts';
import { EntryRow } from '../lists/entry-row.tsx';
import entryStyles from '../lists/entry-row.module.css';
import { PublishBadge } from '../lists/publish-badge.tsx';
import { moveActions } from '../ordering/moves.ts';
import { SortableList } from '../ordering/sortable-list.tsx';
import { useOrder } from '../ordering/use-order.ts';
import { linkTo, useCatalogueView } from '../use-catalogue-view.ts';
import { BucketTree } from './bucket-tree.tsx';
import styles from './catalogue-tree.module.css';
import { useArchive } from './use-archive.tsx';

const countText = (count: number) => `${count} ${count === 1 ? 'bucket' : 'buckets'}`;

/** All categories in order, with their buckets. */
export const CategoryTree = ({ categories }: { categories: ManagedCategory[] }) => {
  const { view, change } = useCatalogueView();
  const { ordered, order } = useOrder('/categories', categories);
  const { archive, dialog } = useArchive();
  const edit = (id: string) => linkTo({ ...view, edit: `category:${id}` });
  const actionsOf = (category: ManagedCategory): MenuAction[] => {
    const { id, status, fields } = category;
    const what = { kind: 'category', path: '/categories', item: category, name: fields.name } as const;
    return [
      { label: 'Edit', icon: Pencil, onSelect: () => change({ edit: `category:${id}` }) },
      { label: 'New bucket', icon: Plus, onSelect: () => change({ edit: `bucket:new:${id}` }) },
      status === 'archived'
        ? {
            label: 'Restore',
            icon: ArchiveRestore,
            onSelect: () =>
              void changeStatus({ ...what, status: 'published', was: 'archived', done: `${fields.name} restored.` }),
          }
        : { label: 'Archive', icon: Archive, onSelect: () => archive(what) },
    ];
  };
  return (
    <div className={entryStyles.frame}>
      <SortableList
        label="Categories"
        items={ordered.map((category) => ({ ...category, name: category.fields.name }))}
        onOrder={order}
      >
        {(category, handle, moves) => (
          <div className={styles.category}>
            <EntryRow
              name={category.name}
              to={edit(category.id)}
              detail={countText(category.buckets.length)}
              handle={handle}
              picture={<span className={styles.hue} style={{ '--hue': category.fields.hue } as CSSProperties} />}
              badges={category.status === 'archived' && <PublishBadge status="archived" />}
              actions={[...moveActions(moves), ...actionsOf(category)]}
            />
            <BucketTree category={category} onArchive={archive} />
          </div>
        )}
      </SortableList>
      {dialog}
    </div>
  );
};
