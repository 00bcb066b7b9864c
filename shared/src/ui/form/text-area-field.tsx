import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './form.module.css';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldLook & { counter?: ReactNode };

export const TextAreaField = ({ label, help, error, optional, counter, ...area }: Props) => (
  <Field label={label} help={help} error={error} optional={optional ?? false}>
    {(control) => (
      <>
        <textarea rows={5} {...area} {...control} className={classNames(styles.control, styles.area)} />
        {counter}
      </>
    )}
  </Field>
);
