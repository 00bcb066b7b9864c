import type { WaitingQuery } from '@marketplace/shared/contracts';
import { defineView, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { organizationApi } from '../organization-paths.ts';

const sorts: { value: NonNullable<WaitingQuery['sort']>; label: string }[] = [
  { value: 'createdAt,asc', label: 'Longest waiting' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
];

export const waiting = defineView(
  { search: search('Name or email'), sort: sort(sorts), ...paging() },
  { tab: 'waiting' },
);

export const waitingPath = (view: ReturnType<typeof waiting.readView>) =>
  `${organizationApi('waiting')}?${queryOf({ ...view })}`;
