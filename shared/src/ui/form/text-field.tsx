import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './form.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> &
  FieldLook & {
    ref?: Ref<HTMLInputElement>;
    /** Inside the control, at its end. */
    inside?: ReactNode;
  };

export const TextField = ({ label, help, error, optional, inside, ref, ...input }: Props) => (
  <Field label={label} help={help} error={error} optional={optional ?? false}>
    {(control) => (
      <div className={styles.box}>
        <input
          {...input}
          {...control}
          ref={ref}
          className={classNames(styles.control, inside ? styles.padded : '', input.className)}
        />
        {inside && <span className={styles.inside}>{inside}</span>}
      </div>
    )}
  </Field>
);
