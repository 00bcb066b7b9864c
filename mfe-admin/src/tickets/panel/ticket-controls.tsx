import type { TicketDetail } from '@marketplace/shared/contracts';
import { chosenOf, FilterSelect } from '@marketplace/shared/ui/list';
import type { Changes } from '../change-of.ts';
import { priorityOptions, statusOptions } from '../ticket-labels.ts';
import { useAgents } from '../use-agents.ts';

interface Props {
  ticket: TicketDetail;
  onChange: (changes: Changes) => void;
}

/** Status, assignee and priority, each saved at once. */
export const TicketControls = ({ ticket: { status, priority, assignee }, onChange }: Props) => {
  const agents = useAgents();
  const known = assignee && !agents.some(({ id }) => id === assignee.id) ? [...agents, assignee] : agents;
  return (
    <>
      <FilterSelect
        label="Status"
        value={status}
        options={statusOptions}
        onChange={(text) => {
          const next = chosenOf(statusOptions, text);
          if (next) onChange({ status: next });
        }}
      />
      <FilterSelect
        label="Assigned to"
        value={assignee?.id ?? ''}
        options={[{ value: '', label: 'Unassigned' }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => onChange({ assigneeId: id === '' ? null : id })}
      />
      <FilterSelect
        label="Priority"
        value={priority}
        options={priorityOptions}
        onChange={(text) => {
          const next = chosenOf(priorityOptions, text);
          if (next) onChange({ priority: next });
        }}
      />
    </>
  );
};
