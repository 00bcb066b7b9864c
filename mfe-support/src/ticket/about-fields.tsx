import { SelectField } from '@marketplace/shared/ui/form';
import { PriorityField } from './priority-field.tsx';
import { categories, type TicketDraft } from './ticket-draft.ts';
import { useModuleNames } from '../module-names/use-module-names.ts';
import type { Ticket } from './use-ticket.ts';

type Props = Pick<Ticket, 'draft' | 'errors' | 'change'>;

export const AboutFields = ({ draft, errors, change }: Props) => {
  const modules = useModuleNames().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField
        label="Category"
        required
        value={draft.category}
        error={errors.category}
        options={[{ value: '', label: 'Choose a category' }, ...categories]}
        onChange={(event) => change({ category: event.target.value as TicketDraft['category'] })}
      />
      <SelectField
        label="Module"
        optional
        value={draft.moduleId}
        error={errors.moduleId}
        options={[{ value: '', label: 'No module in particular' }, ...modules]}
        onChange={(event) => change({ moduleId: event.target.value })}
      />
      <PriorityField value={draft.priority} onChange={(priority) => change({ priority })} />
    </>
  );
};
