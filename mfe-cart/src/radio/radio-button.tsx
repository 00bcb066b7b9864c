import type { InputHTMLAttributes } from 'react';
import styles from './radio-button.module.css';

/** A radio button; its parent shows the focus. */
export const RadioButton = (props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) => (
  <input {...props} type="radio" className={styles.radio} />
);
