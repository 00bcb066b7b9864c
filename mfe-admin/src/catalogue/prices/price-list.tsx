import { ManagedTier } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { choice, defineView, openRow, paging, search, sort } from '@marketplace/shared/ui/list';
import { ManagedList, useManagedList } from '../lists/managed-list.tsx';
import { named } from '../use-catalogue-view.ts';
import { PricePanel } from './price-panel.tsx';
import { usePriceColumns } from './use-price-columns.tsx';

const kinds = [
  { value: '', label: 'All prices' },
  { value: 'general', label: 'For all modules' },
  { value: 'module', label: 'For one module' },
];
const sorts = [
  { value: '', label: 'Module' },
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
  { value: 'minUsers,asc', label: 'Fewest users' },
  { value: 'minUsers,desc', label: 'Most users' },
  { value: 'minDays,asc', label: 'Fewest days' },
  { value: 'minDays,desc', label: 'Most days' },
  { value: 'unitPrice,asc', label: 'Lowest price' },
  { value: 'unitPrice,desc', label: 'Highest price' },
];

const prices = defineView(
  {
    search: search('Price or module name'),
    status: choice('Show', kinds),
    sort: sort(sorts),
    ...paging(),
    edit: openRow(named()),
  },
  { view: 'prices' },
);

export const PriceList = () => {
  const list = useManagedList(
    prices,
    '/prices',
    ({ search: words, status: kind, sort: order }) => ({ search: words, kind, sort: order }),
    rowsReaderOf(ManagedTier),
  );
  const { view, change, shown } = list;
  const { columns, dialog } = usePriceColumns({ isPlaced: true, onEdit: (edit) => change({ edit }) });
  const edited = shown?.rows.find(({ id }) => id === view.edit);
  return (
    <ManagedList
      list={list}
      name="Prices"
      noun="price"
      columns={columns}
      newLabel="New price"
      onNew={() => change({ edit: 'new' })}
      holds="Start with a price for all modules. Then add prices for single modules."
    >
      {shown && (view.edit === 'new' || edited) && (
        <PricePanel key={view.edit} tier={edited} onClose={() => change({ edit: '' })} />
      )}
      {dialog}
    </ManagedList>
  );
};
