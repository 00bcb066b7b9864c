import styles from './search.module.css';

/** Shown if the catalog has no search terms. */
export const FALLBACK_TERMS = ['Dashboard', 'Analytics', 'Reports', 'Management', 'Tools'];

interface Props {
  /** Undefined while loading. */
  terms: string[] | undefined;
  onTerm: (term: string) => void;
}

export const SearchChips = ({ terms, onTerm }: Props) => (
  <div className={styles.chips}>
    <span>Popular searches</span>
    {(terms?.length ? terms : terms ? FALLBACK_TERMS : []).map((term) => (
      <button key={term} type="button" className={styles.chip} onClick={() => onTerm(term)}>
        {term}
      </button>
    ))}
  </div>
);
