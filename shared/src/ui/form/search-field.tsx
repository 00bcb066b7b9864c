import { Search } from 'lucide-react';
import styles from './search-field.module.css';
import { useTyped } from '../list/use-typed.ts';

interface Props {
  /** Read aloud: "Search tickets". */
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  /** Searches with every letter, for local data. */
  instant?: boolean;
}

/** Searches when the typing pauses, by default. An outside change, such as Back, takes over. */
export const SearchField = ({ label, placeholder, value, onSearch, instant = false }: Props) => {
  const [text, setText] = useTyped(value, onSearch);
  return (
    <div className={styles.search}>
      <Search size={16} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (instant) onSearch(event.target.value);
        }}
      />
    </div>
  );
};
