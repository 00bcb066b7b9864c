import { ManagedCoupon } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { choice, defineView, openRow, paging, search, sort } from '@marketplace/shared/ui/list';
import { ManagedList, useManagedList } from '../lists/managed-list.tsx';
import { named } from '../use-catalogue-view.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponPanel } from './coupon-panel.tsx';

const statuses = [
  { value: '', label: 'All coupons' },
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];
const sorts = [
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'code,asc', label: 'Code, A to Z' },
  { value: 'code,desc', label: 'Code, Z to A' },
  { value: 'uses,desc', label: 'Most used' },
  { value: 'uses,asc', label: 'Least used' },
  { value: 'status,asc', label: 'Status, A to Z' },
  { value: 'status,desc', label: 'Status, Z to A' },
];

const coupons = defineView(
  {
    search: search('Code or name'),
    status: choice('Show', statuses),
    sort: sort(sorts),
    ...paging(),
    edit: openRow(named()),
  },
  { view: 'coupons' },
);

export const CouponList = () => {
  const list = useManagedList(
    coupons,
    '/coupons',
    ({ search: words, status, sort: order }) => ({ search: words, status, sort: order }),
    rowsReaderOf(ManagedCoupon),
  );
  const { view, change, shown } = list;
  const edited = shown?.rows.find(({ id }) => id === view.edit);
  return (
    <ManagedList
      list={list}
      name="Coupons"
      noun="coupon"
      columns={couponColumns({ toCoupon: (edit) => coupons.linkTo({ edit }, view) })}
      newLabel="New coupon"
      onNew={() => change({ edit: 'new' })}
      holds="Create one to offer a discount."
    >
      {shown && (view.edit === 'new' || edited) && (
        <CouponPanel key={view.edit} coupon={edited} onClose={() => change({ edit: '' })} />
      )}
    </ManagedList>
  );
};
