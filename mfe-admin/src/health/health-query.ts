import { defineView, matching, oneOf, page, queryOf, words } from '../view/list-view.ts';

export const ranges = [
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
];

const list = defineView(
  {
    // How far back, in hours; a part, and words, of its errors.
    hours: oneOf(ranges, '24'),
    app: matching(/^[a-z-]{1,64}$/),
    search: words(),
    page: page(),
  },
  { steps: ['page'] },
);
export type HealthView = ReturnType<typeof list.readView>;
export const { readView, writeView, useView: useHealthView } = list;

export const SIZE = 20;

export const errorsPath = (view: HealthView) => `/tex-admin/health/errors?${queryOf({ ...view, size: SIZE })}`;
