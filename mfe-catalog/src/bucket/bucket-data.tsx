import type { BucketWithModules } from '@marketplace/shared/contracts';
import { StructuredData } from '@marketplace/shared/ui';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { moduleList } from '../structured-data/module-list.ts';
import { useSiteHref } from '../structured-data/use-site-href.ts';
import { bucketCrumbs } from './bucket-crumbs.ts';
import { PAGE_SIZE } from './bucket-path.ts';

/** The bucket's modules and breadcrumb, for search engines. */
export const BucketData = ({ bucket, page }: { bucket: BucketWithModules; page: number }) => {
  const href = useSiteHref();
  return (
    <>
      <StructuredData data={breadcrumbList(bucketCrumbs(bucket), href)} />
      {bucket.modules.length > 0 && <StructuredData data={moduleList(bucket.modules, page * PAGE_SIZE, href)} />}
    </>
  );
};
