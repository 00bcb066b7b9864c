import type { InputHTMLAttributes } from 'react';
import styles from './radio-button.module.css';

/** One of several, drawn as everywhere in the shop; what stands around it shows the focus. */
export const RadioButton = (props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) => (
  <input {...props} type="radio" className={styles.radio} />
);
