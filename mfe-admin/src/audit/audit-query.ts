import type { AuditFilter } from '@marketplace/shared/contracts';
import {
  chosen,
  days,
  defineView,
  filter,
  id,
  openRow,
  paging,
  queryOf,
  search,
  sort,
  words,
} from '@marketplace/shared/ui/list';

const sorts: { value: NonNullable<AuditFilter['sort']>; label: string }[] = [
  { value: 'at,desc', label: 'Newest first' },
  { value: 'at,asc', label: 'Oldest first' },
];

export const audit = defineView(
  {
    search: search('Action, person or item', { label: 'Search the audit log' }),
    actor: search('Email', { label: 'Who did it' }),
    action: chosen('Action', [{ value: '', label: 'All' }], words(100)),
    // The user the events are about.
    target: filter(id()),
    // Days in the reader's time zone.
    ...days(),
    sort: sort(sorts),
    ...paging(),
    event: openRow(),
  },
  { tab: 'audit' },
);
export type AuditView = ReturnType<typeof audit.readView>;

/** Midnight in the reader's time zone, this many days after a date. */
const midnight = (of: string, later: number) => {
  const [year = 0, month = 1, date = 1] = of.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

const filterOf = ({ search: text, actor, action, target, from, to, sort: order }: AuditView) => ({
  ...{ search: text, actor, action },
  ...(target && { targetType: 'user', targetId: target }),
  ...(from && { from: midnight(from, 0) }),
  // The end date is inclusive.
  ...(to && { to: midnight(to, 1) }),
  sort: order,
});

/** The endpoint with a view's query. */
export const auditPath = (view: AuditView) =>
  `/tex-admin/audit?${queryOf({ ...filterOf(view), page: view.page, size: view.size })}`;

/** The CSV file of all filtered rows, across pages. */
export const auditCsvPath = (view: AuditView) => `/tex-admin/audit/csv?${queryOf(filterOf(view))}`;
