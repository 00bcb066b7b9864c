import type { TicketChanges } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { FilterSelect } from '../users/filter-select.tsx';
import styles from './bulk-bar.module.css';
import { chosenOf, priorityOptions, statusOptions } from './ticket-labels.ts';
import { useAgents } from './use-agents.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  onChange: (changes: Omit<TicketChanges, 'ids'>) => void;
}

const choose = { value: '', label: 'Choose' };

/** What can be done with the selected rows, from below. */
export const BulkBar = ({ selection: { ids, clear }, onChange }: Props) => {
  const agents = useAgents().map(({ id, name }) => ({ value: id, label: name }));
  if (ids.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Selected tickets">
      <p className={styles.count} role="status">{`${ids.length} selected`}</p>
      <FilterSelect
        label="Assign to"
        value=""
        options={[choose, { value: 'nobody', label: 'Nobody' }, ...agents]}
        onChange={(assignee) => onChange({ assigneeId: assignee === 'nobody' ? null : assignee })}
      />
      <FilterSelect
        label="Set status"
        value=""
        options={[choose, ...statusOptions]}
        onChange={(text) => {
          const status = chosenOf(statusOptions, text);
          if (status) onChange({ status });
        }}
      />
      <FilterSelect
        label="Set priority"
        value=""
        options={[choose, ...priorityOptions]}
        onChange={(text) => {
          const priority = chosenOf(priorityOptions, text);
          if (priority) onChange({ priority });
        }}
      />
      <Button kind="quiet" onClick={clear}>
        Clear
      </Button>
    </section>
  );
};
