import { rowsReaderOf } from '@marketplace/shared/data';
import { type ManagedCategory, ManagedModuleSummary } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Table } from '@marketplace/shared/ui/table';
import { ArrowLeft } from 'lucide-react';
import { ManagedList, PAGE_SIZE } from '../lists/managed-list.tsx';
import { linkTo, listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { moduleColumns } from './module-columns.tsx';
import styles from './module-list.module.css';

const statuses = [
  { value: '', label: 'All modules' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'unpublished', label: 'Unpublished changes' },
  { value: 'archived', label: 'Archived' },
];
const sorts = [
  { value: '', label: 'As in the storefront' },
  { value: 'name,asc', label: 'Name' },
  { value: 'updatedAt,desc', label: 'Last changed' },
];

/** The modules of the chosen bucket, or of all. */
export const ModuleList = ({ categories }: { categories: ManagedCategory[] }) => {
  const { view, change } = useCatalogueView();
  const { search, status, sort, page, bucket: bucketId } = view;
  const path = listPath('/modules', { search: search.trim(), status, sort, page, size: PAGE_SIZE, bucketId });
  const read = useManaged(path, rowsReaderOf(ManagedModuleSummary));
  const bucket = categories.flatMap(({ buckets }) => buckets).find(({ id }) => id === bucketId);
  const title = bucketId === '' ? 'All modules' : (bucket?.fields.name ?? 'Modules');
  return (
    <section aria-label="Modules">
      {bucketId !== '' && (
        <Link to={linkTo({})} className={styles.back}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          All modules
        </Link>
      )}
      <h2 className={styles.title}>{title}</h2>
      <ManagedList
        view={view}
        change={change}
        read={read}
        what="modules"
        placeholder="Name or tagline"
        statuses={statuses}
        sorts={sorts}
        newLabel="New module"
        onNew={() => change({ module: 'new', edit: '' })}
        holds="A module stands in a bucket. It is a draft that nobody sees until you publish it."
      >
        {(modules) => (
          <Table
            caption="Modules"
            columns={moduleColumns((module) => linkTo({ ...view, module, edit: '' }), bucketId === '')}
            rows={modules}
            rowKey={({ id }) => id}
          />
        )}
      </ManagedList>
    </section>
  );
};
