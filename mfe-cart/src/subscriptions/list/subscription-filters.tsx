import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import type { SubscriptionsView } from './subscriptions-query.ts';

const scopes = [
  { value: '', label: 'Running' },
  { value: 'all', label: 'All, with ended ones' },
];

interface Props {
  view: SubscriptionsView;
  onChange: (fields: Partial<SubscriptionsView>) => void;
}

export const SubscriptionFilters = ({ view, onChange }: Props) => {
  return (
    <FilterBar
      label="Subscriptions"
      search={
        <SearchField
          label="Search subscriptions"
          placeholder="Module"
          value={view.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <FilterSelect
        label="Show"
        set={view.all}
        value={view.all ? 'all' : ''}
        options={scopes}
        onChange={(scope) => onChange({ all: scope === 'all' })}
      />
    </FilterBar>
  );
};
