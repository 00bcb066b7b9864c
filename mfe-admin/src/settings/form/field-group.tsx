import type { ReactNode } from 'react';
import styles from './settings-form.module.css';

interface Props {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Related fields, in two columns where there is room. */
export const FieldGroup = ({ title, text, children }: Props) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    <p className={styles.text}>{text}</p>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
