import type { BucketWithModules } from '@marketplace/shared/contracts';
import { useRuntimeConfig } from '@marketplace/shared/config';
import { Breadcrumb, EmptyState, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { PackageOpen, SearchX } from 'lucide-react';
import { ModuleCard } from '../module-card/module-card.tsx';
import { arrangeModules } from './arrange-modules.ts';
import { BucketTools } from './bucket-tools.tsx';
import styles from './bucket.module.css';
import { PAGE_SIZE, useBucketView } from './use-bucket-view.ts';
import { Pagination } from '@marketplace/shared/ui/table';

const Empty = () => (
  <EmptyState
    icon={PackageOpen}
    title="No modules here yet"
    text="Modules appear here as soon as they are published to this bucket."
    actions={<LinkButton to="/">Browse Marketplace</LinkButton>}
  />
);

export const BucketModules = ({ bucket }: { bucket: BucketWithModules }) => {
  const { brand } = useRuntimeConfig();
  const view = useBucketView();
  const found = arrangeModules(bucket.modules, view.filter, view.sort);
  const lastPage = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1);
  const page = Math.min(view.page, lastPage);
  const shown = found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const count = bucket.modules.length;
  return (
    <>
      <title>{`${bucket.name} · ${brand}`}</title>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[{ label: 'Marketplace', to: '/' }, { label: bucket.categoryName }, { label: bucket.name }]}
          />
        }
        title={bucket.name}
        lead={bucket.description}
        actions={
          <span
            className={styles.count}
          >{`${count.toLocaleString('en-IN')} ${count === 1 ? 'module' : 'modules'}`}</span>
        }
      />
      {count === 0 ? <Empty /> : <BucketTools view={view} />}
      {count > 0 && found.length === 0 && (
        <EmptyState icon={SearchX} title="Nothing matches this filter" text="Try fewer letters, or another word." />
      )}
      <ul className={styles.grid}>
        {shown.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} hue={bucket.categoryHue} />
          </li>
        ))}
      </ul>
      {found.length > PAGE_SIZE && (
        <Pagination page={page} size={PAGE_SIZE} totalElements={found.length} onPage={view.setPage} />
      )}
    </>
  );
};
