import styles from './loader.module.css';

interface Props {
  /** The current step, from 1. */
  step: number;
  of: number;
  label: string;
}

/** Progress of work whose steps are known. */
export const StepLoader = ({ step, of, label }: Props) => (
  <div className={styles.loader} role="status">
    <div className={styles.steps}>
      <div className={styles.track} aria-hidden>
        <span style={{ width: `${(100 * step) / of}%` }} />
      </div>
      <span>{`Step ${step} of ${of}`}</span>
    </div>
    <span>{label}</span>
  </div>
);
