import { choice, defineView, id, matching, page, search, step } from '@marketplace/shared/ui/list';

const shows = [
  { value: '', label: 'Everything' },
  { value: 'sites', label: 'Sites' },
  { value: 'people', label: 'People' },
  { value: 'online', label: 'People online' },
] as const;

export const places = defineView({
  search: search('Name or address', { label: 'Search sites and people' }),
  show: choice('Show', shows),
  // Key of the mark selected on the map.
  selected: step(matching(/^(site|person):[A-Za-z0-9_.-]{1,64}$/)),
  // The site whose form is open; `new` for a new one.
  edit: step(id()),
  page: page(),
});
export type PlacesView = ReturnType<typeof places.readView>;
