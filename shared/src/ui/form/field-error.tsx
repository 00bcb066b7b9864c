import { CircleAlert } from 'lucide-react';
import styles from './form.module.css';

interface Props {
  /** What the control in error is described by. */
  id: string;
  text: string;
  /** It is read out as it comes: of a group, to which the focus may not lead. */
  isAlert?: boolean;
}

/** What is wrong with a field, and what to do, below its control. */
export const FieldError = ({ id, text, isAlert = false }: Props) => (
  <p className={styles.error} id={id} {...(isAlert && { role: 'alert' })}>
    <CircleAlert size={14} aria-hidden />
    {text}
  </p>
);
