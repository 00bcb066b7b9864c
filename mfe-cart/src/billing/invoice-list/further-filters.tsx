import { FilterDays, FilterSelect, type FilterOption } from '@marketplace/shared/ui/list';
import { AmountFilter } from './amount-filter.tsx';
import styles from './invoice-filters.module.css';
import type { InvoicesView } from './invoices-query.ts';

interface Props {
  id: string;
  view: InvoicesView;
  modules: FilterOption[];
  onChange: (fields: Partial<InvoicesView>) => void;
}

/** Dates, module and amounts. */
export const FurtherFilters = ({ id, view, modules, onChange }: Props) => (
  <div className={styles.further} id={id}>
    <FilterDays range={view} onChange={onChange} />
    <FilterSelect
      label="Module"
      set={view.module !== ''}
      value={view.module}
      options={[{ value: '', label: 'All' }, ...modules]}
      onChange={(module) => onChange({ module })}
    />
    <AmountFilter label="At least" value={view.min} onChange={(min) => onChange({ min })} />
    <AmountFilter label="At most" value={view.max} onChange={(max) => onChange({ max })} />
  </div>
);
