import { FilterSelect } from '../../billing/filters/filter-select.tsx';
import { SearchInput } from '../../billing/filters/search-input.tsx';
import { useTyped } from '../../billing/filters/use-typed.ts';
import { pageSizes } from '../../billing/invoice-list/invoices-query.ts';
import styles from './subscription-filters.module.css';
import type { SubscriptionsView } from './subscriptions-query.ts';

const scopes = [
  { value: '', label: 'Running' },
  { value: 'all', label: 'All, with ended ones' },
];
const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface Props {
  view: SubscriptionsView;
  onChange: (fields: Partial<SubscriptionsView>) => void;
}

export const SubscriptionFilters = ({ view, onChange }: Props) => {
  const [q, setQ] = useTyped(view.q, (text) => onChange({ q: text }));
  return (
    <div className={styles.filters} role="search" aria-label="Subscriptions">
      <SearchInput label="Search subscriptions" placeholder="Module" value={q} onChange={setQ} />
      <FilterSelect
        label="Show"
        set={view.all}
        value={view.all ? 'all' : ''}
        options={scopes}
        onChange={(scope) => onChange({ all: scope === 'all' })}
      />
      <FilterSelect
        label="Rows"
        value={String(view.size)}
        options={sizes}
        onChange={(size) => onChange({ size: Number(size) })}
      />
    </div>
  );
};
