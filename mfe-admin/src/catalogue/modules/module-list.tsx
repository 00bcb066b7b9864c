import type { ManagedCategory, ManagedModuleSummary, Page } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ArrowLeft } from 'lucide-react';
import { ListStates } from '../lists/list-states.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { linkTo, listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { moduleColumns } from './module-columns.tsx';
import styles from './module-list.module.css';

const PAGE_SIZE = 20;

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
  const { status: reading, shown, reload } = useManaged<Page<ManagedModuleSummary>>(path);
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
      <ListTools
        view={view}
        onChange={change}
        what="modules"
        placeholder="Name or tagline"
        statuses={statuses}
        sorts={sorts}
        newLabel="New module"
        onNew={() => change({ module: 'new', edit: '' })}
      />
      <ListStates
        status={reading}
        isShown={shown !== undefined}
        isEmpty={shown?.content.length === 0}
        isFiltered={search !== '' || status !== '' || page > 0}
        what="modules"
        holds="A module stands in a bucket. It is a draft that nobody sees until you publish it."
        onRetry={reload}
        onClear={() => change({ search: '', status: '', page: 0 })}
      >
        {shown && (
          <div aria-busy={reading === 'loading'}>
            <Table
              caption="Modules"
              columns={moduleColumns((module) => linkTo({ ...view, module, edit: '' }), bucketId === '')}
              rows={shown.content}
              rowKey={({ id }) => id}
            />
            <Pagination
              page={page}
              size={PAGE_SIZE}
              totalElements={shown.totalElements}
              onPage={(next) => change({ page: next })}
            />
          </div>
        )}
      </ListStates>
    </section>
  );
};
