import { defineView, matching, oneOf, page, queryOf, words } from '../view/list-view.ts';

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

const named = () => matching(/^[A-Za-z0-9_.,:-]{1,100}$/);

const list = defineView(
  {
    view: oneOf(
      catalogueViews.map(({ id }) => ({ value: id })),
      'tree',
    ),
    ...{ search: words(), status: named(), sort: named(), page: page() },
    // The bucket whose modules are listed, and the module whose editor stands open; `new` for one that is not there yet.
    ...{ bucket: named(), module: named(), preview: oneOf([{ value: '1' }], '') },
    // What stands open beside the list: an id, or `new`; with its kind before it where a list holds several.
    edit: named(),
  },
  { steps: ['page', 'bucket', 'module', 'preview', 'edit'] },
);
export type CatalogueView = ReturnType<typeof list.readView>;
export const { readView, writeView, linkTo, useView: useCatalogueView } = list;

export type ChangeView = ReturnType<typeof useCatalogueView>['change'];

/** The call behind a list: what is left empty is not asked for. */
export const listPath = (path: string, fields: Record<string, string | number>) => `${path}?${queryOf(fields)}`;
