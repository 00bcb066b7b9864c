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

/** URL state shared by all views; lists define their own filters. */
const catalogue = defineView({
  view: oneOf(catalogueViews.map(({ id }) => ({ value: id }))),
  ...{ search: words(), status: named(), sort: named(), page: page() },
  // The bucket whose modules are listed, and the module in the editor; `new` for a new one.
  ...{ bucket: step(named()), module: step(named()), preview: step(oneOf([{ value: '' }, { value: '1' }])) },
  // The item in the side panel: an id or `new`, prefixed with its kind if a list has several.
  edit: step(named()),
});
export const { readView, writeView, linkTo, useView: useCatalogueView } = catalogue;

/** The list endpoint with its query; empty fields are omitted. */
export const listPath = (path: string, fields: Record<string, string | number>) => `${path}?${queryOf(fields)}`;
