import type { ReactNode } from 'react';
import styles from './step-hint.module.css';

/** Another way, below the form. */
export const StepHint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;
