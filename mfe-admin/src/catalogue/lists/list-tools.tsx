import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { Plus } from 'lucide-react';
import type { CatalogueView, ChangeView } from '../use-catalogue-view.ts';
import styles from './list-tools.module.css';

type Options = { value: string; label: string }[];

interface Props {
  view: CatalogueView;
  onChange: ChangeView;
  /** Such as `coupons`. */
  what: string;
  placeholder: string;
  /** The first one stands for all, with an empty value. */
  statuses?: Options;
  /** The first one stands for the usual order, with an empty value. */
  sorts?: Options;
  /** Of the button that begins a new one. */
  newLabel: string;
  onNew: () => void;
}

/** Search, filter and order of a list, and the way to a new entry. */
export const ListTools = ({ view, onChange, what, placeholder, statuses, sorts, newLabel, onNew }: Props) => (
  <div className={styles.tools}>
    <FilterBar
      label={what}
      search={
        <SearchField
          label={`Search ${what}`}
          placeholder={placeholder}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      {statuses && (
        <FilterSelect
          label="Show"
          value={view.status}
          set={view.status !== ''}
          options={statuses}
          onChange={(status) => onChange({ status })}
        />
      )}
      {sorts && <FilterSelect label="Sort" value={view.sort} options={sorts} onChange={(sort) => onChange({ sort })} />}
    </FilterBar>
    <Button kind="primary" onClick={onNew}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      {newLabel}
    </Button>
  </div>
);
