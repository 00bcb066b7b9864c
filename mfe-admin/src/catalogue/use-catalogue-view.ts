import { useUrlView } from '../view/use-url-view.ts';

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
type CatalogueViewId = (typeof catalogueViews)[number]['id'];

/** What the page shows. Texts are empty where nothing is chosen. */
export interface CatalogueView {
  view: CatalogueViewId;
  search: string;
  status: string;
  sort: string;
  /** From 0. */
  page: number;
  /** Whose modules are listed. */
  bucket: string;
  /** The module whose editor stands open; `new` for one that is not there yet. */
  module: string;
  preview: string;
  /** What stands open beside the list: an id, or `new`; with its kind before it where a list holds several. */
  edit: string;
}

const start: CatalogueView = {
  view: 'tree',
  search: '',
  status: '',
  sort: '',
  page: 0,
  bucket: '',
  module: '',
  preview: '',
  edit: '',
};

const named = (text: string | null) => (text !== null && /^[A-Za-z0-9_.,:-]{1,100}$/.test(text) ? text : '');

/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): CatalogueView => ({
  view: catalogueViews.find(({ id }) => id === query.get('view'))?.id ?? 'tree',
  search: (query.get('search') ?? '').slice(0, 200),
  status: named(query.get('status')),
  sort: named(query.get('sort')),
  page: /^\d{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 0,
  bucket: named(query.get('bucket')),
  module: named(query.get('module')),
  preview: query.get('preview') === '1' ? '1' : '',
  edit: named(query.get('edit')),
});

/** Only what differs from the start, so that links stay short. */
export const writeView = (view: CatalogueView): URLSearchParams =>
  new URLSearchParams(
    Object.entries(view).flatMap(([key, value]) =>
      value === start[key as keyof CatalogueView] ? [] : [[key, String(value)]],
    ),
  );

export const linkTo = (fields: Partial<CatalogueView>) => `?${writeView({ ...start, ...fields }).toString()}`;

export const useCatalogueView = () =>
  useUrlView({ read: readView, write: writeView, steps: ['page', 'bucket', 'module', 'preview', 'edit'] });

export type ChangeView = ReturnType<typeof useCatalogueView>['change'];

/** The call behind a list: what is left empty is not asked for. */
export const listPath = (path: string, fields: Record<string, string | number>) => {
  const said = Object.entries(fields).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString()}`;
};
