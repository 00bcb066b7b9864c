import { chosenOf, pageIn } from '../view/in-query.ts';
import { useUrlView } from '../view/use-url-view.ts';

export interface PlacesView {
  /** Key of what is chosen on the map; empty for nothing. */
  selected: string;
  search: string;
  show: '' | 'sites' | 'people' | 'online';
  /** The site whose form stands open; `new` for one that is not there yet, empty for none. */
  edit: string;
  /** From 0. */
  page: number;
}

export const shows: { value: PlacesView['show']; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'sites', label: 'Sites' },
  { value: 'people', label: 'People' },
  { value: 'online', label: 'People online' },
];

const named = (text: string | null) => (text !== null && /^[A-Za-z0-9_.-]{1,64}$/.test(text) ? text : '');

const read = (query: URLSearchParams): PlacesView => {
  const selected = query.get('selected') ?? '';
  return {
    selected: /^(site|person):[A-Za-z0-9_.-]{1,64}$/.test(selected) ? selected : '',
    search: (query.get('search') ?? '').slice(0, 200),
    show: chosenOf(shows, query.get('show')) ?? '',
    edit: named(query.get('edit')),
    page: pageIn(query),
  };
};

const write = ({ selected, search, show, edit, page }: PlacesView) =>
  new URLSearchParams(
    Object.entries({ search, show, selected, edit, page: page === 0 ? '' : String(page) }).filter(
      ([, value]) => value !== '',
    ),
  );

/** What the page shows, kept in the URL; what is chosen or edited can be gone back from. */
export const usePlacesView = () => useUrlView<PlacesView>({ read, write, steps: ['page', 'selected', 'edit'] });
