import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './number-stepper.module.css';

interface Props {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean;
  /** Shows the label above; otherwise it is only read aloud. */
  labelled?: boolean;
}

/** A whole number with less and more. What is typed counts when the field is left or Enter is pressed. */
export const NumberStepper = ({ label, value, min = 1, max, onChange, disabled, labelled }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) onChange(within);
  };
  /** Takes what is typed, `by` more or less. */
  const settle = (by = 0) => {
    const number = Number.parseInt(typed ?? String(value), 10);
    setTyped(null);
    if (Number.isFinite(number)) change(number + by);
  };
  const step = (text: string, by: number, limit: number, Icon: typeof Plus) => (
    <button
      type="button"
      className={styles.step}
      aria-label={`${text} ${label.toLowerCase()}`}
      disabled={disabled || value === limit}
      onClick={() => change(value + by)}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
  return (
    <div className={styles.stepper}>
      <label className={labelled ? styles.label : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        {step('Fewer', -1, min, Minus)}
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onBlur={() => settle()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'ArrowUp') settle(1);
            if (event.key === 'ArrowDown') settle(-1);
          }}
        />
        {step('More', 1, max, Plus)}
      </span>
    </div>
  );
};
