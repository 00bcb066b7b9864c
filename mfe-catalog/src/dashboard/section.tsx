import { useId, type ReactNode } from 'react';
import styles from './dashboard.module.css';

interface Props {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with its heading. */
export const Section = ({ title, aside, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {aside && <p>{aside}</p>}
      </div>
      {children}
    </section>
  );
};
