import { type ManagedCategory, ManagedModuleSummary } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { rowsReaderOf } from '@marketplace/shared/data';
import { choice, defineView, paging, search, sort, step } from '@marketplace/shared/ui/list';
import { ArrowLeft } from 'lucide-react';
import { ManagedList, useManagedList } from '../lists/managed-list.tsx';
import { linkTo, named, useCatalogueView } from '../use-catalogue-view.ts';
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
  { value: '', label: 'Storefront order' },
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
  { value: 'status,asc', label: 'Status, A to Z' },
  { value: 'status,desc', label: 'Status, Z to A' },
  { value: 'priority,asc', label: 'Highest priority' },
  { value: 'priority,desc', label: 'Lowest priority' },
  { value: 'updatedAt,desc', label: 'Last updated' },
  { value: 'updatedAt,asc', label: 'Longest not updated' },
];

const modules = defineView({
  search: search('Name or tagline'),
  status: choice('Show', statuses),
  sort: sort(sorts),
  ...paging(),
  bucket: step(named()),
});

/** The modules of the selected bucket, or all of them. */
export const ModuleList = ({ categories }: { categories: ManagedCategory[] }) => {
  const { view: all, change } = useCatalogueView();
  const list = useManagedList(
    modules,
    '/modules',
    ({ search: words, status, sort: order, bucket: bucketId }) => ({ search: words, status, sort: order, bucketId }),
    rowsReaderOf(ManagedModuleSummary),
  );
  const { bucket: bucketId } = list.view;
  const bucket = categories.flatMap(({ buckets }) => buckets).find(({ id }) => id === bucketId);
  const title = bucketId === '' ? 'All modules' : (bucket?.fields.name ?? 'Modules');
  return (
    <div>
      {bucketId !== '' && (
        <Link to={linkTo({})} className={styles.back}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          All modules
        </Link>
      )}
      <h2 className={styles.title}>{title}</h2>
      <ManagedList
        list={list}
        name="Modules"
        noun="module"
        columns={moduleColumns((module) => linkTo({ ...all, module, edit: '' }), bucketId === '')}
        newLabel="New module"
        onNew={() => change({ module: 'new', edit: '' })}
        holds="Add modules to your buckets. They stay drafts until you publish them."
      />
    </div>
  );
};
