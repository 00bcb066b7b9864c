import type { Crumb } from '@marketplace/shared/ui';
import type { SiteHref } from './use-site-href.ts';

/** The breadcrumb of a page: its links, then the page itself. */
export const breadcrumbList = (crumbs: Crumb[], href: SiteHref) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter(({ to }, index) => to !== undefined || index === crumbs.length - 1)
    .map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: href(to) }),
    })),
});
