import { modulePage } from '@marketplace/shared/modules';
import { useNavigate } from '@marketplace/shared/router';
import { Search, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import type { useSearch } from './use-search.ts';

interface Props {
  search: ReturnType<typeof useSearch>;
  /** Inside a dialog the results stand below the field instead of floating over the page. */
  inDialog?: boolean;
  onGo?: () => void;
}

const LIST_ID = 'module-search-results';
export const optionId = (index: number) => `${LIST_ID}-${index}`;

/** A combobox over all modules: arrows choose, Enter opens, Escape closes. */
export const SearchBox = ({ search, inDialog, onGo }: Props) => {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  useEffect(() => setChosen(0), [search.results]);
  const go = (index: number) => {
    const module = search.results[index];
    if (!module) return;
    search.close();
    onGo?.();
    void navigate(modulePage(module.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = search.results.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      search.reopen();
      setChosen((chosen + step + count) % count);
    }
    if (event.key === 'Enter' && search.open) go(chosen);
    if (event.key === 'Escape' && search.open && !inDialog) search.close();
  };
  return (
    <div role="search" className={styles.box} data-dialog={inDialog || undefined}>
      <Search size={20} strokeWidth={1.75} aria-hidden className={styles.glass} />
      <input
        id={inDialog ? 'module-search-dialog' : 'module-search'}
        className={styles.input}
        data-autofocus={inDialog}
        role="combobox"
        aria-label="Search modules"
        aria-expanded={search.open}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={search.open && search.results[chosen] ? optionId(chosen) : undefined}
        placeholder="Name, category or tag"
        autoComplete="off"
        spellCheck={false}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        onFocus={search.reopen}
        onBlur={() => !inDialog && search.close()}
        onKeyDown={onKeyDown}
      />
      {search.typed ? (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => search.type('')}>
          <X size={18} aria-hidden />
        </button>
      ) : (
        !inDialog && <kbd className={styles.key}>Ctrl K</kbd>
      )}
      {search.open && <SearchResults listId={LIST_ID} search={search} chosen={chosen} onChoose={setChosen} onGo={go} />}
    </div>
  );
};
