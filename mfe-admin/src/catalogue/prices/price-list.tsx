import type { ManagedTier, Page } from '@marketplace/shared/contracts';
import { Pagination } from '@marketplace/shared/ui/table';
import { ListStates } from '../lists/list-states.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import { PricePanel } from './price-panel.tsx';
import { PriceTable } from './price-table.tsx';

const PAGE_SIZE = 20;

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
  const { status, shown, reload } = useManaged<Page<ManagedTier>>(path);
  const edited = shown?.content.find(({ id }) => id === view.edit);
  return (
    <section aria-label="Prices">
      <ListTools
        view={view}
        onChange={change}
        what="prices"
        placeholder="Name of a price or a module"
        statuses={kinds}
        sorts={sorts}
        newLabel="New price"
        onNew={() => change({ edit: 'new' })}
      />
      <ListStates
        status={status}
        isShown={shown !== undefined}
        isEmpty={shown?.content.length === 0}
        isFiltered={search !== '' || kind !== '' || page > 0}
        what="prices"
        holds="Begin with a price for all modules; a module may then have prices of its own."
        onRetry={reload}
        onClear={() => change({ search: '', status: '', page: 0 })}
      >
        {shown && (
          <div aria-busy={status === 'loading'}>
            <PriceTable tiers={shown.content} isPlaced onEdit={(edit) => change({ edit })} />
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
        <PricePanel key={view.edit} tier={edited} onClose={() => change({ edit: '' })} />
      )}
    </section>
  );
};
