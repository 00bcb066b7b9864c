import { CategoryWithModules } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { useSearchParams } from '@marketplace/shared/router';
import { BucketLinks } from '../category/bucket-links.tsx';
import { CategoryHeader } from '../category/category-header.tsx';
import { ModuleList } from '../module-list/module-list.tsx';
import { useModuleList, type Listed } from '../module-list/use-module-list.ts';
import { categoryCrumbs } from '../subject/crumbs.ts';
import { ListData } from '../subject/list-data.tsx';
import { NoModules } from '../subject/no-modules.tsx';
import { isId } from '../subject/subject-id.ts';
import { SubjectPage } from '../subject/subject-page.tsx';

const readCategory = readerOf(CategoryWithModules);
const pathOf = (id: string, query: string) => `/tex-admin/categories/${encodeURIComponent(id)}/with-modules?${query}`;

interface Props {
  category: CategoryWithModules;
  listed: Listed<CategoryWithModules>;
}

const Category = ({ category, listed: { view, query, stale } }: Props) => {
  const { name, hue, buckets, modules, facets, moduleCount, totalElements = moduleCount } = category;
  return (
    <>
      <CategoryHeader category={category} />
      {buckets.length > 0 && <BucketLinks buckets={buckets} />}
      {moduleCount === 0 ? (
        <NoModules noun="category" />
      ) : (
        <ModuleList
          {...{ modules, facets, view, query, stale, hue }}
          total={totalElements}
          without={['category']}
          label="Filter"
          placeholder="By name, tag or description"
        />
      )}
      <ListData crumbs={categoryCrumbs(name)} modules={modules} page={view.page} />
    </>
  );
};

export default function CategoryPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const listed = useModuleList(isId(id) ? id : null, pathOf, readCategory);
  return (
    <SubjectPage id={id} noun="category" listed={listed}>
      {listed.shown && <Category category={listed.shown} listed={listed} />}
    </SubjectPage>
  );
}
