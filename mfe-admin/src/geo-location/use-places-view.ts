import { defineView, id, matching, oneOf, page, words } from '../view/list-view.ts';

export const shows = [
  { value: '', label: 'Everything' },
  { value: 'sites', label: 'Sites' },
  { value: 'people', label: 'People' },
  { value: 'online', label: 'People online' },
] as const;

const list = defineView(
  {
    ...{ search: words(), show: oneOf(shows, '') },
    // Key of what is chosen on the map.
    selected: matching(/^(site|person):[A-Za-z0-9_.-]{1,64}$/),
    // The site whose form stands open; `new` for one that is not there yet.
    edit: id(),
    page: page(),
  },
  { steps: ['page', 'selected', 'edit'] },
);
export type PlacesView = ReturnType<typeof list.readView>;
export const { useView: usePlacesView } = list;
