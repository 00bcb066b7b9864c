import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './form.module.css';

type Props = SelectHTMLAttributes<HTMLSelectElement> & FieldLook & { options: { value: string; label: string }[] };

export const SelectField = ({ label, help, error, optional, options, ...select }: Props) => (
  <Field label={label} help={help} error={error} optional={optional ?? false}>
    {(control) => (
      <div className={styles.box}>
        <select {...select} {...control} className={classNames(styles.control, styles.select)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </div>
    )}
  </Field>
);
