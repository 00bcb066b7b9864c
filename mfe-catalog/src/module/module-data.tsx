import { useRuntimeConfig } from '@marketplace/shared/config';
import type { Module } from '@marketplace/shared/contracts';
import { StructuredData } from '@marketplace/shared/ui';
import { useFirstReviews } from '../reviews/use-reviews.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { product } from '../structured-data/product.ts';
import { useSiteHref } from '../structured-data/use-site-href.ts';
import { moduleCrumbs } from '../subject/crumbs.ts';

/** The module and its breadcrumb, for search engines. */
export const ModuleData = ({ module }: { module: Module }) => {
  const { developerCompany } = useRuntimeConfig();
  const href = useSiteHref();
  const { data: reviews } = useFirstReviews(module.reviewCount ? module.id : null);
  return (
    <>
      <StructuredData data={product(module, reviews?.content ?? [], developerCompany, href)} />
      <StructuredData data={breadcrumbList(moduleCrumbs(module, module.name), href)} />
    </>
  );
};
