import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Fields that belong together, under a title. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    {children}
  </fieldset>
);
