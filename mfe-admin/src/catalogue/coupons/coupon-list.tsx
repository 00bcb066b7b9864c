import { rowsReaderOf } from '@marketplace/shared/data';
import { ManagedCoupon } from '@marketplace/shared/contracts';
import { Table } from '@marketplace/shared/ui/table';
import { ManagedList, PAGE_SIZE } from '../lists/managed-list.tsx';
import { linkTo, listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponPanel } from './coupon-panel.tsx';

const statuses = [
  { value: '', label: 'All coupons' },
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];
const sorts = [
  { value: '', label: 'Newest' },
  { value: 'code,asc', label: 'Code' },
  { value: 'uses,desc', label: 'Most used' },
];

export const CouponList = () => {
  const { view, change } = useCatalogueView();
  const { search, status, sort, page } = view;
  const path = listPath('/coupons', { search: search.trim(), status, sort, page, size: PAGE_SIZE });
  const read = useManaged(path, rowsReaderOf(ManagedCoupon));
  const edited = read.shown?.rows.find(({ id }) => id === view.edit);
  return (
    <section aria-label="Coupons">
      <ManagedList
        view={view}
        change={change}
        read={read}
        what="coupons"
        placeholder="Code or name"
        statuses={statuses}
        sorts={sorts}
        newLabel="New coupon"
        onNew={() => change({ edit: 'new' })}
        holds="A coupon takes a percentage or an amount off an order, for as long and for whom you say."
      >
        {(coupons) => (
          <Table
            caption="Coupons"
            columns={couponColumns({ toCoupon: (edit) => linkTo({ ...view, edit }) })}
            rows={coupons}
            rowKey={({ id }) => id}
          />
        )}
      </ManagedList>
      {read.shown && (view.edit === 'new' || edited) && (
        <CouponPanel key={view.edit} coupon={edited} onClose={() => change({ edit: '' })} />
      )}
    </section>
  );
};
