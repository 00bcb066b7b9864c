import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './form.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode };

export const CheckboxField = ({ label, ...input }: Props) => (
  <label className={styles.check}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
);
