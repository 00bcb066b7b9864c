import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';

/** In milliseconds after the last letter. */
const DEBOUNCE = 300;

interface Props {
  value: string;
  onSearch: (text: string) => void;
  /** Read aloud; of users unless told. */
  label?: string;
  placeholder?: string;
}

/** Searches when the typing pauses. A value that changes from outside, such as by Back, takes over. */
export const SearchField = ({
  value,
  onSearch,
  label = 'Search users',
  placeholder = 'Name, email or organization',
}: Props) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  // Another filter may change while the timer runs: the search then adds to it.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <div className={styles.box}>
      <Search size={16} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
};
