import { ChevronDown } from 'lucide-react';
import styles from './filter-chip.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

interface Props {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
  /** Stands out, because it hides rows. */
  set?: boolean;
}

/** A filter chip: its name, its value. */
export const FilterSelect = ({ label, value, options, onChange, set }: Props) => (
  <label className={styles.chip} data-set={set || undefined}>
    <span className={styles.label}>{label}</span>
    <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={14} strokeWidth={1.75} aria-hidden className={styles.chevron} />
  </label>
);
