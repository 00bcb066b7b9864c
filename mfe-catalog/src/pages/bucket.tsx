import { BucketWithModules } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { useSearchParams } from '@marketplace/shared/router';
import { Breadcrumb, PageHeader } from '@marketplace/shared/ui';
import { ModuleList } from '../module-list/module-list.tsx';
import { useModuleList, type Listed } from '../module-list/use-module-list.ts';
import { bucketCrumbs } from '../subject/crumbs.ts';
import { ListData } from '../subject/list-data.tsx';
import { NoModules } from '../subject/no-modules.tsx';
import { isId } from '../subject/subject-id.ts';
import { SubjectPage } from '../subject/subject-page.tsx';

const readBucket = readerOf(BucketWithModules);
const pathOf = (id: string, query: string) => `/tex-admin/buckets/${encodeURIComponent(id)}/with-modules?${query}`;

interface Props {
  bucket: BucketWithModules;
  listed: Listed<BucketWithModules>;
}

const Bucket = ({ bucket, listed: { view, query, stale } }: Props) => {
  const {
    name,
    title = name,
    modules,
    facets,
    moduleCount,
    totalElements = moduleCount,
    categoryId,
    categoryHue,
  } = bucket;
  const crumbs = bucketCrumbs({ categoryId, category: bucket.categoryName }, name);
  return (
    <>
      <PageHeader above={<Breadcrumb crumbs={crumbs} />} title={title} lead={bucket.description} />
      {moduleCount === 0 ? (
        <NoModules noun="bucket" />
      ) : (
        <ModuleList
          {...{ modules, facets, view, query, stale }}
          total={totalElements}
          hue={categoryHue}
          without={['category']}
          label="Filter"
          placeholder="By name, tag or description"
        />
      )}
      <ListData crumbs={crumbs} modules={modules} page={view.page} />
    </>
  );
};

export default function BucketPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const listed = useModuleList(isId(id) ? id : null, pathOf, readBucket);
  return (
    <SubjectPage id={id} noun="bucket" listed={listed}>
      {listed.shown && <Bucket bucket={listed.shown} listed={listed} />}
    </SubjectPage>
  );
}
