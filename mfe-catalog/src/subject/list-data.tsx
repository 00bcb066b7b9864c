import type { ListedModule } from '@marketplace/shared/contracts';
import { StructuredData, type Crumb } from '@marketplace/shared/ui';
import { PAGE_SIZE } from '../module-list/list-view.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { moduleList } from '../structured-data/module-list.ts';
import { useSiteHref } from '../structured-data/use-site-href.ts';

interface Props {
  crumbs: Crumb[];
  modules: ListedModule[];
  /** From 0. */
  page: number;
}

/** The breadcrumb and the modules of a page of a list, for search engines. */
export const ListData = ({ crumbs, modules, page }: Props) => {
  const href = useSiteHref();
  return (
    <>
      <StructuredData data={breadcrumbList(crumbs, href)} />
      {modules.length > 0 && <StructuredData data={moduleList(modules, page * PAGE_SIZE, href)} />}
    </>
  );
};
