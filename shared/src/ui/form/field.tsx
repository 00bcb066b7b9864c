import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

export interface FieldLook {
  label: string;
  /** Shown below the control; an error replaces it. */
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface Props extends FieldLook {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then help or the error, tied together for assistive technology. */
export const Field = ({ label, help, error, optional, children }: Props) => {
  const id = useId();
  const below = error || help ? `${id}-below` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({ id, ...(below && { 'aria-describedby': below }), ...(error && { 'aria-invalid': true }) })}
      {error && below && <FieldError id={below} text={error} />}
      {!error && help && (
        <div className={styles.help} id={below}>
          {help}
        </div>
      )}
    </div>
  );
};
