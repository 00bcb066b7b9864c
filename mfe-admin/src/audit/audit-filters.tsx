import { AuditActions } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterDays, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { X } from 'lucide-react';
import { usePerson } from '../users/panel/use-person.ts';
import { chosenOf } from '../view/list-view.ts';
import { isFiltered, sorts, withoutFilters, type AuditView } from './audit-query.ts';
import { actionText } from './event-text.ts';

interface Props {
  view: AuditView;
  onChange: (fields: Partial<AuditView>) => void;
}

const readActions = readerOf(AuditActions);

/** Whose events alone are shown, by name. */
const Target = ({ id, onClear }: { id: string; onClear: () => void }) => {
  const { person } = usePerson(id || null);
  if (!id) return null;
  return (
    <Button onClick={onClear}>
      {`About ${person?.name ?? id}`}
      <X size={14} aria-hidden />
      <span className="visually-hidden">, show all</span>
    </Button>
  );
};

export const AuditFilters = ({ view, onChange }: Props) => {
  const known = useResource('/tex-admin/audit/actions', { life: 'short', parse: readActions }).data ?? [];
  const actions = known.includes(view.action) || !view.action ? known : [view.action, ...known];
  return (
    <FilterBar
      label="Audit log"
      search={
        <>
          <SearchField
            label="Search the audit log"
            placeholder="Action, person or thing"
            value={view.search}
            onSearch={(search) => onChange({ search })}
          />
          <SearchField
            label="Who did it"
            placeholder="By whom (email)"
            value={view.actor}
            onSearch={(actor) => onChange({ actor })}
          />
        </>
      }
    >
      <FilterSelect
        label="Action"
        value={view.action}
        set={view.action !== ''}
        options={[{ value: '', label: 'All' }, ...actions.map((value) => ({ value, label: actionText(value) }))]}
        onChange={(action) => onChange({ action })}
      />
      <FilterDays range={view} onChange={onChange} />
      <FilterSelect
        label="Sort"
        value={view.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort: chosenOf(sorts, sort) ?? 'at,desc' })}
      />
      <Target id={view.target} onClear={() => onChange({ target: '' })} />
      {isFiltered(view) && (
        <Button kind="quiet" onClick={() => onChange(withoutFilters(view))}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
};
