import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField, type FilterOption } from '@marketplace/shared/ui/list';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { FurtherFilters } from './further-filters.tsx';
import styles from './invoice-filters.module.css';
import {
  furtherFilters,
  invoiceSorts,
  invoiceStatuses,
  isFiltered,
  noFilters,
  type InvoicesView,
} from './invoices-query.ts';

interface Props {
  view: InvoicesView;
  /** What the client has bought, to filter by. */
  modules: FilterOption[];
  onChange: (fields: Partial<InvoicesView>) => void;
}

const statuses = [{ value: '', label: 'All' }, ...invoiceStatuses];

/** The filters in one line; dates, module and amounts open below it. */
export const InvoiceFilters = ({ view, modules, onChange }: Props) => {
  const further = furtherFilters(view);
  const [open, setOpen] = useState(further > 0);
  const id = useId();
  return (
    <FilterBar
      label="Invoices"
      below={open && <FurtherFilters id={id} view={view} modules={modules} onChange={onChange} />}
      search={
        <SearchField
          label="Search invoices"
          placeholder="Number, PO or module"
          value={view.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <FilterSelect
        label="Status"
        set={view.status !== ''}
        value={view.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {further > 0 ? `Filters (${further})` : 'Filters'}
      </Button>
      <span className={styles.sort}>
        <FilterSelect
          label="Sort"
          value={view.sort}
          options={invoiceSorts}
          onChange={(value) =>
            onChange({ sort: invoiceSorts.find((sort) => sort.value === value)?.value ?? view.sort })
          }
        />
      </span>
      {isFiltered(view) && (
        <Button kind="quiet" onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
};
