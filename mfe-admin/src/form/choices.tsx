import { useField } from '@marketplace/shared/form';
import { CheckboxField, FieldError } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import styles from './choices.module.css';

interface Props {
  /** Name of a field that holds a list of values. */
  name: string;
  label: string;
  /** Each value with its meaning, and the name shown for it. */
  options: readonly (readonly [value: string, text: string, name?: string])[];
  readOnly?: boolean;
  /** Id of the field's error, if several groups share it and it is shown elsewhere. */
  errorId?: string;
}

/** Checkboxes for the values of one field, each with a sentence. */
export const Choices = ({ name, label, options, readOnly = false, errorId }: Props) => {
  const { value, error, busy, set } = useField(name);
  const ownId = useId();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const choose = (option: string, on: boolean) =>
    // In the server's order, so that the same choice counts as unchanged.
    set([...chosen.filter((one) => one !== option), ...(on ? [option] : [])].sort());
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(([option, text, title = option]) => (
        <CheckboxField
          key={option}
          disabled={readOnly || busy}
          checked={chosen.includes(option)}
          onChange={({ target }) => choose(option, target.checked)}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId ?? ownId })}
          label={
            <span className={styles.choice}>
              {title}
              <span className={styles.text}>{text}</span>
            </span>
          }
        />
      ))}
      {error !== undefined && errorId === undefined && <FieldError id={ownId} text={error} isAlert />}
    </fieldset>
  );
};
