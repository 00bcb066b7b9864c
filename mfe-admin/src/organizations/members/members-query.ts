import type { MembersQuery } from '@marketplace/shared/contracts';
import { choice, defineView, openRow, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { membersApi } from '../organization-paths.ts';

const roles: { value: NonNullable<MembersQuery['paymentRole']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'any', label: 'Any payment role' },
  { value: 'PAYMENT_ADMIN', label: 'Payment admins' },
  { value: 'PAYMENT_CREATOR', label: 'Payment creators' },
];

const statuses: { value: NonNullable<MembersQuery['status']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'disabled', label: 'Deactivated' },
];

const sorts: { value: NonNullable<MembersQuery['sort']>; label: string }[] = [
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
  { value: 'email,asc', label: 'Email, A to Z' },
  { value: 'email,desc', label: 'Email, Z to A' },
  { value: 'paymentRole,asc', label: 'Payment role, A to Z' },
  { value: 'paymentRole,desc', label: 'Payment role, Z to A' },
  { value: 'seats,desc', label: 'Most seats' },
  { value: 'seats,asc', label: 'Fewest seats' },
  { value: 'status,asc', label: 'Status, A to Z' },
  { value: 'status,desc', label: 'Status, Z to A' },
];

export const members = defineView(
  {
    search: search('Name or email'),
    paymentRole: choice('Role', roles),
    status: choice('Status', statuses),
    sort: sort(sorts),
    ...paging(),
    /** `open` while a member is being added. */
    add: openRow(),
  },
  { tab: 'members' },
);

export const membersPath =
  (id: string) =>
  ({ add: _, ...view }: ReturnType<typeof members.readView>) =>
    `${membersApi(id)}?${queryOf(view)}`;
