import styles from './day-filter.module.css';

interface Props {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day as a chip. */
export const DayFilter = ({ label, value, min, max, onChange }: Props) => (
  <label className={styles.day} data-set={value !== '' || undefined}>
    <span>{label}</span>
    <input type="date" value={value} min={min} max={max} onChange={(event) => onChange(event.target.value)} />
  </label>
);
