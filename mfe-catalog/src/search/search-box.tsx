import { Search, X } from 'lucide-react';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useChosenResult, type SearchBoxProps } from './use-chosen-result.ts';

const LIST_ID = 'module-search-results';
export const optionId = (index: number) => `${LIST_ID}-${index}`;

/** A combobox over all modules: arrows choose, Enter opens, Escape closes. */
export const SearchBox = (props: SearchBoxProps) => {
  const { search, inDialog } = props;
  const { chosen, setChosen, leave, onKeyDown } = useChosenResult(props);
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
      {search.open && (
        <SearchResults listId={LIST_ID} search={search} chosen={chosen} onChoose={setChosen} onGo={leave} />
      )}
    </div>
  );
};
