import type { ErrorsQuery } from '@marketplace/shared/contracts';
import { chosen, defineView, matching, oneOf, page, queryOf, search, sort } from '@marketplace/shared/ui/list';

export const ranges = [
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
];

const sorts: { value: NonNullable<ErrorsQuery['sort']>; label: string }[] = [
  { value: 'lastAt,desc', label: 'Last seen' },
  { value: 'firstAt,desc', label: 'First seen, newest' },
  { value: 'firstAt,asc', label: 'First seen, oldest' },
  { value: 'count,desc', label: 'Most frequent' },
  { value: 'count,asc', label: 'Least frequent' },
  { value: 'app,asc', label: 'App, A to Z' },
];

export const health = defineView({
  // Time range, in hours.
  hours: oneOf(ranges, '24'),
  app: chosen('App', [{ value: '', label: 'All' }], matching(/^[a-z-]{1,64}$/)),
  search: search('Error ID, message or place'),
  sort: sort(sorts),
  page: page(),
});
export type HealthView = ReturnType<typeof health.readView>;

export const errorsPath = (view: HealthView) => `/tex-admin/health/errors?${queryOf({ ...view, size: 20 })}`;
