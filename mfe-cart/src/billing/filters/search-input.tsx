import { Search } from 'lucide-react';
import styles from './filters.module.css';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchInput = ({ label, placeholder, value, onChange }: Props) => (
  <div className={styles.search}>
    <Search size={16} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <input
      type="search"
      className={styles.searchInput}
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
