import type { Crumb } from '@marketplace/shared/ui';
import type { SiteHref } from './use-site-href.ts';

/** The way to a page, of what leads somewhere; the page itself ends it. */
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
