/** What the URL asks for: how far back, and which errors. */
export interface HealthView {
  hours: number;
  /** Part; empty for all. */
  app: string;
  search: string;
  /** From 0. */
  page: number;
}

export const ranges = [
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
];

const start: HealthView = { hours: 24, app: '', search: '', page: 0 };

/** Anything odd in the URL counts as not said. */
export const readView = (query: URLSearchParams): HealthView => {
  const hours = query.get('hours') ?? '';
  const page = query.get('page') ?? '';
  return {
    hours: ranges.some(({ value }) => value === hours) ? Number(hours) : start.hours,
    app: /^[a-z-]{1,64}$/.test(query.get('app') ?? '') ? (query.get('app') ?? '') : '',
    search: (query.get('search') ?? '').slice(0, 200),
    page: /^\d{1,5}$/.test(page) ? Number(page) : start.page,
  };
};

const keys = ['hours', 'app', 'search', 'page'] as const;

/** Only what differs from the start. */
export const writeView = (view: HealthView): URLSearchParams =>
  new URLSearchParams(keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]));

export const SIZE = 20;

export const errorsPath = ({ hours, app, search, page }: HealthView) => {
  const fields = { hours, app, search: search.trim(), page, size: SIZE };
  const said = Object.entries(fields).filter(([, value]) => value !== '');
  return `/tex-admin/health/errors?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`;
};
