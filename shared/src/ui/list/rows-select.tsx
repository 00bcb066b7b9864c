import { FilterSelect } from './filter-select.tsx';
import styles from './rows-select.module.css';

interface Props {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** Selects the number of rows per page. */
export const RowsSelect = ({ size, sizes, onChange }: Props) => (
  <span className={styles.rows}>
    <FilterSelect
      label="Rows"
      value={String(size)}
      options={sizes.map((each) => ({ value: String(each), label: String(each) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  </span>
);
