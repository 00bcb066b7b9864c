import { useId } from 'react';
import styles from './choice-field.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Shown below while it is chosen. */
  meaning: string;
}

interface Props<Value extends string> {
  label: string;
  choices: Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices, side by side; the chosen one explains itself. */
export const ChoiceField = <Value extends string>({ label, choices, value, onChange }: Props<Value>) => {
  const id = useId();
  const meaning = choices.find((choice) => choice.value === value)?.meaning;
  return (
    <div className={styles.field} role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-meaning`}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <p className={styles.meaning} id={`${id}-meaning`}>
        {meaning}
      </p>
    </div>
  );
};
