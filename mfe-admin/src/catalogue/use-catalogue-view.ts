import { defineView, matching, oneOf, page, queryOf, step, words } from '@marketplace/shared/ui/list';

export const catalogueViews = [
  { id: 'tree', label: 'Categories and modules' },
  { id: 'prices', label: 'Prices' },
  { id: 'coupons', label: 'Coupons' },
  { id: 'slides', label: 'Slides' },
  { id: 'top-choices', label: 'Top choices' },
  { id: 'tutorials', label: 'Tutorials' },
  { id: 'policy', label: 'Privacy policy' },
  { id: 'files', label: 'Import and export' },
] as const;

export const named = () => matching(/^[A-Za-z0-9_.,:-]{1,100}$/);

/** What every part has in common; a list has a definition of its own, with its filters. */
const catalogue = defineView({
  view: oneOf(catalogueViews.map(({ id }) => ({ value: id }))),
  ...{ search: words(), status: named(), sort: named(), page: page() },
  // The bucket whose modules are listed, and the module whose editor is open; `new` for one that is not there yet.
  ...{ bucket: step(named()), module: step(named()), preview: step(oneOf([{ value: '' }, { value: '1' }])) },
  // What is open beside the list: an id, or `new`; with its kind before it where a list holds several.
  edit: step(named()),
});
export const { readView, writeView, linkTo, useView: useCatalogueView } = catalogue;

/** The endpoint of a list with its query; empty fields are left out. */
export const listPath = (path: string, fields: Record<string, string | number>) => `${path}?${queryOf(fields)}`;
