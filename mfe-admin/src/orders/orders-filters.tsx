import { Button } from '@marketplace/shared/ui';
import { DayFilter } from '../users/day-filter.tsx';
import { FilterSelect } from '../users/filter-select.tsx';
import { SearchField } from '../users/search-field.tsx';
import { chosenOf, isFiltered, methods, sorts, statuses, withoutFilters, type OrdersView } from './orders-query.ts';
import styles from './orders.module.css';

interface Props {
  view: OrdersView;
  onChange: (fields: Partial<OrdersView>) => void;
}

const any = { value: '', label: 'Any' };

export const OrdersFilters = ({ view, onChange }: Props) => (
  <div className={styles.filters} role="search" aria-label="Orders">
    <SearchField
      label="Search orders"
      placeholder="Number, client or buyer"
      value={view.search}
      onSearch={(search) => onChange({ search })}
    />
    <FilterSelect
      label="Status"
      value={view.status}
      set={view.status !== ''}
      options={[any, ...statuses]}
      onChange={(status) => onChange({ status: chosenOf(statuses, status) ?? '' })}
    />
    <FilterSelect
      label="Method"
      value={view.method}
      set={view.method !== ''}
      options={[any, ...methods]}
      onChange={(method) => onChange({ method: chosenOf(methods, method) ?? '' })}
    />
    <DayFilter label="From" value={view.from} max={view.to} onChange={(from) => onChange({ from })} />
    <DayFilter label="To" value={view.to} min={view.from} onChange={(to) => onChange({ to })} />
    <FilterSelect
      label="Sort"
      value={view.sort}
      options={sorts}
      onChange={(sort) => onChange({ sort: chosenOf(sorts, sort) ?? 'createdAt,desc' })}
    />
    {isFiltered(view) && (
      <Button kind="quiet" onClick={() => onChange(withoutFilters(view))}>
        Clear filters
      </Button>
    )}
  </div>
);
