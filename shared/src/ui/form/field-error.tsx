import { CircleAlert } from 'lucide-react';
import styles from './form.module.css';

interface Props {
  /** Id for the control's `aria-describedby`. */
  id: string;
  text: string;
  /** Read out at once: for a group, which may not get the focus. */
  isAlert?: boolean;
}

/** A field's error and how to fix it, below its control. */
export const FieldError = ({ id, text, isAlert = false }: Props) => (
  <p className={styles.error} id={id} {...(isAlert && { role: 'alert' })}>
    <CircleAlert size={14} aria-hidden />
    {text}
  </p>
);
