import type { AuditFilter } from '@marketplace/shared/contracts';
import { useUrlView } from '../view/use-url-view.ts';
import { chosenOf, dayIn, idIn, pageIn, sizeIn } from '../view/in-query.ts';

type Sort = NonNullable<AuditFilter['sort']>;

export interface AuditView {
  search: string;
  /** Part of an e-mail. */
  actor: string;
  /** Empty for all. */
  action: string;
  /** Id of the user whom the events are about; empty for all. */
  target: string;
  /** Days such as 2026-11-20, where the reader is. */
  from: string;
  to: string;
  sort: Sort;
  /** From 0. */
  page: number;
  size: number;
  /** Id of the event that stands open. */
  event: string;
}

export const sorts: { value: Sort; label: string }[] = [
  { value: 'at,desc', label: 'Newest first' },
  { value: 'at,asc', label: 'Oldest first' },
];

const start: AuditView = {
  search: '',
  actor: '',
  action: '',
  target: '',
  from: '',
  to: '',
  sort: 'at,desc',
  page: 0,
  size: 20,
  event: '',
};

const text = (query: URLSearchParams, name: string, most: number) => (query.get(name) ?? '').slice(0, most);
/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): AuditView => {
  return {
    search: text(query, 'search', 200),
    actor: text(query, 'actor', 200),
    action: text(query, 'action', 100),
    target: idIn(query, 'target'),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    sort: chosenOf(sorts, query.get('sort')) ?? start.sort,
    page: pageIn(query),
    size: sizeIn(query),
    event: idIn(query, 'event'),
  };
};

const keys = ['search', 'actor', 'action', 'target', 'from', 'to', 'sort', 'page', 'size', 'event'] as const;

/** Only what differs from the start, so that links stay short. */
const writeView = (view: AuditView): URLSearchParams =>
  new URLSearchParams([
    ['tab', 'audit'],
    ...keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]),
  ]);

/** The log's state, kept in the URL. Pages can be gone back from. */
export const useAuditView = () => useUrlView({ read: readView, write: writeView, steps: ['page', 'event'] });

export const isFiltered = ({ search, actor, action, target, from, to }: AuditView) =>
  [search, actor, action, target, from, to].some(Boolean);

export const withoutFilters = ({ sort, size }: AuditView): AuditView => ({ ...start, sort, size });

/** The moment at which a day begins where the reader is, so many days later. */
const midnight = (of: string, later: number) => {
  const [year = 0, month = 1, date = 1] = of.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

const filterOf = ({ search, actor, action, target, from, to, sort }: AuditView) => ({
  search: search.trim(),
  actor: actor.trim(),
  action,
  ...(target && { targetType: 'user', targetId: target }),
  ...(from && { from: midnight(from, 0) }),
  // The day that is named belongs to it.
  ...(to && { to: midnight(to, 1) }),
  sort,
});

const queryOf = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();

/** The call behind a view. */
export const auditPath = (view: AuditView) =>
  `/tex-admin/audit?${queryOf({ ...filterOf(view), page: String(view.page), size: String(view.size) })}`;

/** The file of all that the view filters. */
export const auditCsvPath = (view: AuditView) => `/tex-admin/audit/csv?${queryOf(filterOf(view))}`;
