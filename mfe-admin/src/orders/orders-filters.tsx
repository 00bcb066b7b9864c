import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterInput, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { chosenOf, isFiltered, methods, sorts, statuses, withoutFilters, type OrdersView } from './orders-query.ts';

interface Props {
  view: OrdersView;
  onChange: (fields: Partial<OrdersView>) => void;
}

const any = { value: '', label: 'Any' };

export const OrdersFilters = ({ view, onChange }: Props) => (
  <FilterBar label="Orders">
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
    <FilterInput
      type="date"
      label="From"
      max={view.to || undefined}
      set={view.from !== ''}
      value={view.from}
      onChange={(event) => onChange({ from: event.target.value })}
    />
    <FilterInput
      type="date"
      label="To"
      min={view.from || undefined}
      set={view.to !== ''}
      value={view.to}
      onChange={(event) => onChange({ to: event.target.value })}
    />
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
  </FilterBar>
);
