import type { ManagedCoupon, Page } from '@marketplace/shared/contracts';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListStates } from '../lists/list-states.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { linkTo, listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponPanel } from './coupon-panel.tsx';

const PAGE_SIZE = 20;

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
  const { status: reading, shown, reload } = useManaged<Page<ManagedCoupon>>(path);
  const edited = shown?.content.find(({ id }) => id === view.edit);
  return (
    <section aria-label="Coupons">
      <ListTools
        view={view}
        onChange={change}
        what="coupons"
        placeholder="Code or name"
        statuses={statuses}
        sorts={sorts}
        newLabel="New coupon"
        onNew={() => change({ edit: 'new' })}
      />
      <ListStates
        status={reading}
        isShown={shown !== undefined}
        isEmpty={shown?.content.length === 0}
        isFiltered={search !== '' || status !== '' || page > 0}
        what="coupons"
        holds="A coupon takes a percentage or an amount off an order, for as long and for whom you say."
        onRetry={reload}
        onClear={() => change({ search: '', status: '', page: 0 })}
      >
        {shown && (
          <div aria-busy={reading === 'loading'}>
            <Table
              caption="Coupons"
              columns={couponColumns({ toCoupon: (edit) => linkTo({ ...view, edit }) })}
              rows={shown.content}
              rowKey={({ id }) => id}
            />
            <Pagination
              page={page}
              size={PAGE_SIZE}
              totalElements={shown.totalElements}
              onPage={(next) => change({ page: next })}
            />
          </div>
        )}
      </ListStates>
      {shown && (view.edit === 'new' || edited) && (
        <CouponPanel key={view.edit} coupon={edited} onClose={() => change({ edit: '' })} />
      )}
    </section>
  );
};
