import type { TicketPriority } from '@marketplace/shared/contracts';
import { useId } from 'react';
import styles from './priority-field.module.css';

const priorities: { value: TicketPriority; label: string; meaning: string }[] = [
  { value: 'low', label: 'Low', meaning: 'It can wait.' },
  { value: 'normal', label: 'Normal', meaning: 'It is in the way, but work goes on.' },
  { value: 'high', label: 'High', meaning: 'Several people cannot do their work.' },
  { value: 'urgent', label: 'Urgent', meaning: 'Work has stopped. Please call us as well.' },
];

interface Props {
  value: TicketPriority;
  onChange: (priority: TicketPriority) => void;
}

export const PriorityField = ({ value, onChange }: Props) => {
  const id = useId();
  const meaning = priorities.find((priority) => priority.value === value)?.meaning;
  return (
    <div className={styles.field} role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-meaning`}>
      <span className={styles.label} id={`${id}-label`}>
        Priority
      </span>
      <div className={styles.choices}>
        {priorities.map((priority) => (
          <label key={priority.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={priority.value === value}
              onChange={() => onChange(priority.value)}
            />
            {priority.label}
          </label>
        ))}
      </div>
      <p className={styles.meaning} id={`${id}-meaning`}>
        {meaning}
      </p>
    </div>
  );
};
