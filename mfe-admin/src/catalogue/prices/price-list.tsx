import { rowsReaderOf } from '@marketplace/shared/data';
import { ManagedTier } from '@marketplace/shared/contracts';
import { ManagedList, PAGE_SIZE } from '../lists/managed-list.tsx';
import { listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { PricePanel } from './price-panel.tsx';
import { PriceTable } from './price-table.tsx';

const kinds = [
  { value: '', label: 'All prices' },
  { value: 'general', label: 'For all modules' },
  { value: 'module', label: 'For one module' },
];
const sorts = [
  { value: '', label: 'Module' },
  { value: 'unitPrice,asc', label: 'Lowest price' },
  { value: 'unitPrice,desc', label: 'Highest price' },
];

export const PriceList = () => {
  const { view, change } = useCatalogueView();
  const { search, status: kind, sort, page } = view;
  const path = listPath('/prices', { search: search.trim(), kind, sort, page, size: PAGE_SIZE });
  const read = useManaged(path, rowsReaderOf(ManagedTier));
  const edited = read.shown?.rows.find(({ id }) => id === view.edit);
  return (
    <section aria-label="Prices">
      <ManagedList
        view={view}
        change={change}
        read={read}
        what="prices"
        placeholder="Name of a price or a module"
        statuses={kinds}
        sorts={sorts}
        newLabel="New price"
        onNew={() => change({ edit: 'new' })}
        holds="Begin with a price for all modules; a module may then have prices of its own."
      >
        {(tiers) => <PriceTable tiers={tiers} isPlaced onEdit={(edit) => change({ edit })} />}
      </ManagedList>
      {read.shown && (view.edit === 'new' || edited) && (
        <PricePanel key={view.edit} tier={edited} onClose={() => change({ edit: '' })} />
      )}
    </section>
  );
};
