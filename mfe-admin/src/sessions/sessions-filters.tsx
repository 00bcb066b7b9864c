import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { X } from 'lucide-react';
import { chosenOf } from '../view/list-view.ts';
import { idles, isFiltered, kinds, sorts, withoutFilters, type SessionsView } from './sessions-query.ts';

interface Props {
  view: SessionsView;
  /** Name of the one user whose sessions are shown, once it is known. */
  userName: string | undefined;
  onChange: (fields: Partial<SessionsView>) => void;
}

export const SessionsFilters = ({ view, userName, onChange }: Props) => (
  <FilterBar
    label="Sessions"
    search={
      <SearchField
        label="Search sessions"
        placeholder="Name, email, device or address"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
    }
  >
    <FilterSelect
      label="Device"
      value={view.kind}
      set={view.kind !== ''}
      options={[{ value: '', label: 'Any' }, ...kinds]}
      onChange={(kind) => onChange({ kind: chosenOf(kinds, kind) ?? '' })}
    />
    <FilterSelect
      label="Unused for"
      value={view.idle}
      set={view.idle !== ''}
      options={[{ value: '', label: 'However long' }, ...idles]}
      onChange={(idle) => onChange({ idle: chosenOf(idles, idle) ?? '' })}
    />
    <FilterSelect
      label="Sort"
      value={view.sort}
      options={sorts}
      onChange={(sort) => onChange({ sort: chosenOf(sorts, sort) ?? 'lastSeenAt,desc' })}
    />
    {view.user && (
      <Button onClick={() => onChange({ user: '' })}>
        {`Only ${userName ?? 'one user'}`}
        <X size={14} aria-hidden />
        <span className="visually-hidden">: show everybody</span>
      </Button>
    )}
    {isFiltered(view) && (
      <Button kind="quiet" onClick={() => onChange(withoutFilters(view))}>
        Clear filters
      </Button>
    )}
  </FilterBar>
);
