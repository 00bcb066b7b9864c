import type { ModuleCard } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import type { SiteHref } from './use-site-href.ts';

/** Modules in the page's order; `first` of them are on earlier pages. */
export const moduleList = (modules: ModuleCard[], first: number, href: SiteHref) => ({
  '@type': 'ItemList',
  itemListElement: modules.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: first + index + 1,
    name,
    url: href(modulePage(id)),
  })),
});
