import type { BucketWithModules } from '@marketplace/shared/contracts';
import { Breadcrumb, EmptyState, LinkButton, PageHeader, Pagination } from '@marketplace/shared/ui';
import { PackageOpen, SearchX } from 'lucide-react';
import { ModuleCard } from '../module-card/module-card.tsx';
import { bucketCrumbs } from './bucket-crumbs.ts';
import { BucketData } from './bucket-data.tsx';
import { PAGE_SIZE } from './bucket-path.ts';
import { BucketTools } from './bucket-tools.tsx';
import styles from './bucket.module.css';
import type { useBucketView } from './use-bucket-view.ts';

const Empty = () => (
  <EmptyState
    icon={PackageOpen}
    title="No modules here yet"
    text="Modules appear here as soon as they are published to this bucket."
    actions={<LinkButton to="/">Browse Marketplace</LinkButton>}
  />
);

interface Props {
  bucket: BucketWithModules;
  view: ReturnType<typeof useBucketView>;
  /** The current page, from 0. */
  page: number;
  /** Another view is loading. */
  stale: boolean;
}

export const BucketModules = ({ bucket, view, page, stale }: Props) => {
  const { moduleCount: count, totalElements: found = count } = bucket;
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={bucketCrumbs(bucket)} />}
        title={bucket.name}
        lead={bucket.description}
        actions={
          <span
            className={styles.count}
          >{`${count.toLocaleString('en-IN')} ${count === 1 ? 'module' : 'modules'}`}</span>
        }
      />
      {count === 0 ? <Empty /> : <BucketTools view={view} />}
      {count > 0 && found === 0 && (
        <EmptyState icon={SearchX} title="Nothing matches this filter" text="Try fewer letters, or another word." />
      )}
      <ul className={styles.grid} aria-busy={stale}>
        {bucket.modules.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} hue={bucket.categoryHue} />
          </li>
        ))}
      </ul>
      {found > PAGE_SIZE && <Pagination page={page} size={PAGE_SIZE} totalElements={found} onPage={view.setPage} />}
      <BucketData bucket={bucket} page={page} />
    </>
  );
};
