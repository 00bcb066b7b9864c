import type { TicketPriority } from '@marketplace/shared/contracts';
import { useField } from '@marketplace/shared/form';
import { ChoiceField } from '../form/choice-field.tsx';

const priorities: { value: TicketPriority; label: string; meaning: string }[] = [
  { value: 'low', label: 'Low', meaning: 'It can wait.' },
  { value: 'normal', label: 'Normal', meaning: 'It slows us down, but work goes on.' },
  { value: 'high', label: 'High', meaning: 'Several people can’t do their work.' },
  { value: 'urgent', label: 'Urgent', meaning: 'Work has stopped. Please call us too.' },
];

export const PriorityField = () => {
  const { text, set } = useField('priority');
  return <ChoiceField<string> label="Priority" choices={priorities} value={text} onChange={set} />;
};
