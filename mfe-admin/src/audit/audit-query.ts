import type { AuditFilter } from '@marketplace/shared/contracts';
import { day, defineView, id, oneOf, page, queryOf, size, words } from '../view/list-view.ts';

type Sort = NonNullable<AuditFilter['sort']>;

export const sorts: { value: Sort; label: string }[] = [
  { value: 'at,desc', label: 'Newest first' },
  { value: 'at,asc', label: 'Oldest first' },
];

const list = defineView(
  {
    // Words, a part of an e-mail, and the user whom the events are about.
    ...{ search: words(), actor: words(), action: words(100), target: id() },
    // Days where the reader is.
    ...{ from: day(), to: day() },
    ...{ sort: oneOf(sorts, 'at,desc'), page: page(), size: size() },
    // That stands open.
    event: id(),
  },
  {
    filters: ['search', 'actor', 'action', 'target', 'from', 'to'],
    steps: ['page', 'event'],
    besides: { tab: 'audit' },
  },
);
export type AuditView = ReturnType<typeof list.readView>;
export const { readView, isFiltered, withoutFilters, useView: useAuditView } = list;

/** The moment at which a day begins where the reader is, so many days later. */
const midnight = (of: string, later: number) => {
  const [year = 0, month = 1, date = 1] = of.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

const filterOf = ({ search, actor, action, target, from, to, sort }: AuditView) => ({
  ...{ search, actor, action },
  ...(target && { targetType: 'user', targetId: target }),
  ...(from && { from: midnight(from, 0) }),
  // The day that is named belongs to it.
  ...(to && { to: midnight(to, 1) }),
  sort,
});

/** The call behind a view. */
export const auditPath = (view: AuditView) =>
  `/tex-admin/audit?${queryOf({ ...filterOf(view), page: view.page, size: view.size })}`;

/** The file of all that the view filters. */
export const auditCsvPath = (view: AuditView) => `/tex-admin/audit/csv?${queryOf(filterOf(view))}`;
