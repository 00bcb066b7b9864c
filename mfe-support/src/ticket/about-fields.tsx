import { fieldsOf } from '@marketplace/shared/form';
import { useModuleNames } from '../module-names/use-module-names.ts';
import { PriorityField } from './priority-field.tsx';
import { categories, type TicketDraft } from './ticket-draft.ts';

const Field = fieldsOf<TicketDraft>();

export const AboutFields = () => {
  const modules = useModuleNames().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Field.Select
        name="category"
        label="Category"
        required
        options={[{ value: '', label: 'Choose a category' }, ...categories]}
      />
      <Field.Select
        name="moduleId"
        label="Module"
        optional
        options={[{ value: '', label: 'No module in particular' }, ...modules]}
      />
      <PriorityField />
    </>
  );
};
