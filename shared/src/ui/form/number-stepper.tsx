import { formatCount } from '../../contracts/index.ts';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './number-stepper.module.css';
import { typedInteger } from './typed-number.ts';

interface Props {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  onRefused?: (isRefused: boolean) => void;
  disabled?: boolean;
  /** Shows the label above; otherwise it is only read aloud. */
  labelled?: boolean;
}

/**
 * A whole number with less and more. Typed text is committed on blur or Enter; anything but a whole
 * number within the limits stays as typed, with a message, and `onRefused` reports it.
 */
export const NumberStepper = ({ label, value, min = 1, max, onChange, onRefused, disabled, labelled }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const refuse = (refused: boolean) => {
    setRefused(refused);
    if (refused !== isRefused) onRefused?.(refused);
  };
  const change = (next: number) => {
    setTyped(null);
    refuse(false);
    if (next !== value) onChange(next);
  };
  const stepTo = (next: number) => change(Math.min(max, Math.max(min, next)));
  /** Commits what is typed, changed `by` this much; nothing typed leaves the value as it was. */
  const settle = (by = 0) => {
    const isBlank = typed === null || typed.trim() === '';
    const number = isBlank ? value : typedInteger(typed);
    if (number === undefined || number < min || number > max) refuse(true);
    else stepTo(number + by);
  };
  const step = (text: string, by: number, limit: number, Icon: typeof Plus) => (
    <button
      type="button"
      className={styles.step}
      aria-label={`${text} ${label.toLowerCase()}`}
      disabled={disabled || value === limit}
      onClick={() => stepTo(value + by)}
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
          maxLength={20}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            refuse(false);
          }}
          onBlur={() => settle()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'ArrowUp') settle(1);
            if (event.key === 'ArrowDown') settle(-1);
          }}
        />
        {step('More', 1, max, Plus)}
      </span>
      {isRefused && (
        <FieldError
          id={`${id}-error`}
          isAlert
          text={`Enter a whole number from ${formatCount(min)} to ${formatCount(max)}.`}
        />
      )}
    </div>
  );
};
