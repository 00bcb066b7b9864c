import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterDays, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { chosenOf } from '../view/list-view.ts';
import { isFiltered, methods, sorts, statuses, withoutFilters, type OrdersView } from './orders-query.ts';

interface Props {
  view: OrdersView;
  onChange: (fields: Partial<OrdersView>) => void;
}

const any = { value: '', label: 'Any' };

export const OrdersFilters = ({ view, onChange }: Props) => (
  <FilterBar
    label="Orders"
    search={
      <SearchField
        label="Search orders"
        placeholder="Number, client or buyer"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
    }
  >
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
    <FilterDays range={view} onChange={onChange} />
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
